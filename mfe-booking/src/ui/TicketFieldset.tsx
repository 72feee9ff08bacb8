import type { Category, ProductVariant } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import styles from './TicketFieldset.module.css';

interface TicketFieldsetProps {
  ticket: { category: Category; variant: ProductVariant };
  /** 1-based number of the ticket. */
  number: number;
  children: ReactNode;
}

/** The fields of one ticket in a step, under its number and name. */
export function TicketFieldset({ ticket, number, children }: TicketFieldsetProps) {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  return (
    <div className={styles.wrapper}>
      <fieldset className={styles.ticket} data-part={t('ticket_number', { number })}>
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
