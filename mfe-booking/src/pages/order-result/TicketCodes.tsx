import type { TicketDetail } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { TicketQr } from '@idavuelta/shared/ticket-qr';
import styles from './order-result.module.css';

/** The QR code of each ticket; a refunded one says so instead. Loaded only after payment. */
export default function TicketCodes({ tickets }: { tickets: TicketDetail[] }) {
  const { t } = useTranslation('booking/order-result');
  return (
    <ul className={styles.codes} aria-label={t('codes')}>
      {tickets.map(({ qr, shortCode, refunded }, index) => {
        const number = index + 1;
        const title = t('booking:ticket_number', { number });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the ticket
          <li key={index}>
            {refunded && <p>{t('ticket_refunded', { ticket: title })}</p>}
            {qr && !refunded && (
              <TicketQr text={qr} shortCode={shortCode} label={t('qr', { number })} title={title} help={t('qr_help')} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
