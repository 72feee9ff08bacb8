import DayInput from '@idavuelta/shared/calendar';
import type { EventDetail } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useId } from 'react';
import { dayIn } from '../../state/tickets/days.ts';
import { selectTicketsState } from '../../state/tickets/tickets.selectors.ts';
import { dayChosen } from '../../state/tickets/tickets.slice.ts';
import styles from './tickets.module.css';

/** The day of an event that runs over a period, between its first and last day in the event's time zone. */
export default function DayPicker({ event, error }: { event: EventDetail; error?: string }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const id = useId();
  const { day } = useSelector(selectTicketsState);
  const today = dayIn(new Date().toISOString(), event.timeZone);
  const first = dayIn(event.startDate, event.timeZone);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('tickets.date')}
      </label>
      <div className={styles.picker}>
        <DayInput
          id={id}
          placeholder={t('tickets.pick_date')}
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
          value={day ?? ''}
          first={[first, today].sort().at(-1)}
          last={dayIn(event.endDate, event.timeZone)}
          onChange={(chosen) => dispatch(dayChosen(chosen || undefined))}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
