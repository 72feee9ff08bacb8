import DayInput from '@idavuelta/shared/calendar';
import type { EventDetail } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { useDispatch, useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { now } from '@idavuelta/shared/ui';
import { useId } from 'react';
import { noonOf } from '../../state/tickets/days.ts';
import { selectTicketsState } from '../../state/tickets/tickets.selectors.ts';
import { dayChosen } from '../../state/tickets/tickets.slice.ts';
import styles from './tickets.module.css';

/** The day of an event that runs over a period, between its first and last day in the event's time zone. */
export default function DayPicker({ event, error }: { event: EventDetail; error?: string }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  const { date } = useFormats();
  const id = useId();
  const { day } = useSelector(selectTicketsState);
  const today = dayAt(now(), event.timeZone);
  const first = event.firstOpenDay ?? dayAt(event.startDate, event.timeZone);
  const soldOut = event.soldOutDays.filter((sold) => sold >= today);

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
          aria-describedby={
            [error && `${id}-error`, soldOut.length > 0 && `${id}-sold-out`].filter(Boolean).join(' ') || undefined
          }
          value={day ?? ''}
          first={[first, today].sort().at(-1)}
          last={dayAt(event.endDate, event.timeZone)}
          unavailable={event.soldOutDays}
          onChange={(chosen) => dispatch(dayChosen(chosen || undefined))}
        />
      </div>
      {soldOut.length > 0 && (
        <p id={`${id}-sold-out`} className={styles.soldOutDays}>
          {t('tickets.sold_out_days', { days: soldOut.map((day) => date(noonOf(day), 'medium', 'UTC')).join(', ') })}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
