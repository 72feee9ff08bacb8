import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import { useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { noonOf } from '../../state/tickets/days.ts';
import { selectDate, selectShortLines } from '../../state/tickets/tickets.selectors.ts';
import { ShortLines } from './ShortLines.tsx';
import styles from './tickets.module.css';

/** Names the date whose stock is shown below, and lists tickets chosen for an earlier date that this one lacks. */
export function DateStock({ event }: { event: EventDetail }) {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const chosen = useSelector(selectDate);
  const short = useSelector(selectShortLines);
  const isRejected = useSelector(selectCheckout).status === 'correctable';

  if (!chosen) return null;
  const day = chosen.startDate
    ? date(chosen.startDate, 'long', event.timeZone)
    : date(noonOf(chosen.day ?? ''), 'long', 'UTC');
  const manyDates = event.periodicityType === periodicity.range || event.calendars.length > 1;
  return (
    <>
      {manyDates && (
        <p className={styles.stockOf} role="status">
          {t('tickets.stock_of', { day })}
        </p>
      )}
      {short.length > 0 && !isRejected && (
        <Notice tone="warn" title={t('tickets.fewer_on_date', { day })}>
          <ShortLines lines={short} />
        </Notice>
      )}
    </>
  );
}
