import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense } from 'react';
import { DateChoices } from './DateChoices.tsx';
import styles from './tickets.module.css';

// the calendar is larger than the rest of the module, so only an event that needs it loads it
const DayPicker = lazy(() => import('./DayPicker.tsx'));

/** The date of the event: fixed, one of several, or a day within a period. */
export function DateField({ event, error }: { event: EventDetail; error?: string }) {
  if (event.periodicityType === periodicity.range)
    return (
      <Suspense fallback={<div className={styles.pickerSpace} />}>
        <DayPicker event={event} error={error} />
      </Suspense>
    );
  if (event.periodicityType === periodicity.fixed || event.calendars.length === 1) return <FixedDate event={event} />;
  return <DateChoices event={event} error={error} />;
}

function FixedDate({ event }: { event: EventDetail }) {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const start = event.calendars[0]?.startDate ?? event.startDate;
  return (
    <p className={styles.fixedDate}>
      <span className={styles.label}>{t('tickets.date')}</span>
      <span>
        {`${date(start, 'long', event.timeZone)}, ${t('tickets.at', { time: date(start, 'time', event.timeZone) })}`}
      </span>
    </p>
  );
}
