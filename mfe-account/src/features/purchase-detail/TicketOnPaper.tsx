import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import styles from './TicketPanel.module.css';

/** On paper, where each ticket has its own sheet, repeats the event and purchase; on screen both are shown above. */
export function TicketOnPaper({ order, event }: Pick<OrderDetail, 'order' | 'event'>) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const { startDate, timeZone, place, translations } = event;
  return (
    <p className={styles.onPaper}>
      <strong>{useTranslated()(translations)?.name}</strong>
      <span>
        {`${date(startDate, 'long', timeZone)}, ${date(startDate, 'time', timeZone)} · ${place.name} · ${t('purchases.order', { number: order.number })}`}
      </span>
    </p>
  );
}
