import type { EventDate, EventDetail } from '@idavuelta/shared/contracts';
import { useDispatch, useFormats, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectDate } from '../../state/tickets/tickets.selectors.ts';
import { dateChosen } from '../../state/tickets/tickets.slice.ts';
import { ChoiceCard, ChoiceGroup } from '../../ui/ChoiceCard.tsx';
import styles from './tickets.module.css';

/**
 * The dates of an event with several. A date that cannot be bought says why; if it was chosen before, it can still be
 * deselected.
 */
export function DateChoices({ event, error }: { event: EventDetail; error?: string }) {
  const { t } = useTranslation('booking');
  const { date } = useFormats();
  const dispatch = useDispatch();
  const chosen = useSelector(selectDate);
  const whyNot = ({ soldOut, salesClosed }: EventDate) => {
    if (salesClosed) return t('tickets.sales_closed');
    return soldOut ? t('tickets.left', { count: 0 }) : undefined;
  };

  return (
    <ChoiceGroup legend={t('tickets.date')} error={error}>
      {event.calendars.map((calendar) => (
        <ChoiceCard
          key={calendar.id}
          name="booking-date"
          value={calendar.id}
          disabled={Boolean(whyNot(calendar))}
          checked={chosen?.eventDateId === calendar.id}
          onChange={() => dispatch(dateChosen(calendar.id))}
        >
          <strong>{date(calendar.startDate, 'long', event.timeZone)}</strong>
          <span>{t('tickets.at', { time: date(calendar.startDate, 'time', event.timeZone) })}</span>
          {whyNot(calendar) && <span className={styles.few}>{whyNot(calendar)}</span>}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}
