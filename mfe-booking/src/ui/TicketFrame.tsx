import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import type { Ticket } from '../state/tickets/tickets.selectors.ts';
import styles from './TicketFrame.module.css';

/** A ticket's part of a step: its number and what it is. */
export function TicketFrame({ ticket, number, children }: { ticket: Ticket; number: number; children: ReactNode }) {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  return (
    <div className={styles.frame}>
      <fieldset className={styles.ticket}>
        <legend className={styles.legend}>
          <strong>{t('ticket_number', { number })}</strong>
          <span className={styles.names}>
            {translated(ticket.category.translations)?.name} · {translated(ticket.variant.translations)?.name}
          </span>
        </legend>
        {children}
      </fieldset>
    </div>
  );
}
