import { type EventSummary, periodicity } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { TripLine } from '@idavuelta/shared/ui';
import styles from './EventTrip.module.css';

/** The trip that the ticket buys: home → event → home. */
export function EventTrip({ event }: { event: EventSummary }) {
  const { t } = useTranslation('catalog/event-detail');
  const { date } = useFormats();
  const fixed = event.periodicityType === periodicity.fixed;
  const start = event.calendars[0]?.startDate ?? event.startDate;
  const time = (iso: string) => date(iso, 'time', event.timeZone);
  const hours = t('hours', { time: `${time(start)}–${time(event.endDate)}` });
  return (
    <div className={styles.trip}>
      <TripLine
        label={t('common:trip.label')}
        stops={[
          { kind: 'home', label: t('common:trip.home'), detail: t('trip_pick_up') },
          { kind: 'event', label: t('common:trip.event'), detail: fixed ? hours : t('choose_date') },
          { kind: 'home', label: t('common:trip.back'), detail: t('trip_return') },
        ]}
      />
    </div>
  );
}
