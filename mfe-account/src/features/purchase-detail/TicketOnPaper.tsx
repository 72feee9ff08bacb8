import type { OrderDetail } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import styles from './TicketPanel.module.css';

/** Printed on a sheet of its own, a ticket names its event and purchase; on the screen both stand above it. */
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
