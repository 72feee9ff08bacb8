import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import { useDispatch, useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense } from 'react';
import { selectDate } from '../../state/tickets/tickets.selectors.ts';
import { dateChosen } from '../../state/tickets/tickets.slice.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/ChoiceCard.tsx';
import styles from './tickets.module.css';

// the calendar is larger than the rest of the module, so only an event that needs it loads it
const DayPicker = lazy(() => import('./DayPicker.tsx'));

/** The date of the event: fixed, one of several, or a day within a period. */
export function DateField({ event, error }: { event: EventDetail; error?: string }) {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const dispatch = useDispatch();
  const chosen = useSelector(selectDate);
  const formatted = (iso: string) => ({
    day: date(iso, 'long', event.timeZone),
    time: t('tickets.at', { time: date(iso, 'time', event.timeZone) }),
  });

  if (event.periodicityType === periodicity.range)
    return (
      <Suspense fallback={<div className={styles.pickerSpace} />}>
        <DayPicker event={event} error={error} />
      </Suspense>
    );
  if (event.periodicityType === periodicity.fixed || event.calendars.length === 1) {
    const { day, time } = formatted(event.calendars[0]?.startDate ?? event.startDate);
    return (
      <p className={styles.fixedDate}>
        <span className={styles.label}>{t('tickets.date')}</span>
        <span>
          {day}, {time}
        </span>
      </p>
    );
  }
  return (
    <ChoiceGroup legend={t('tickets.date')} error={error}>
      {event.calendars.map(({ id, startDate }) => (
        <ChoiceCard
          key={id}
          name="booking-date"
          value={id}
          checked={chosen?.eventDateId === id}
          onChange={() => dispatch(dateChosen(id))}
        >
          <strong>{formatted(startDate).day}</strong>
          <span>{formatted(startDate).time}</span>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
