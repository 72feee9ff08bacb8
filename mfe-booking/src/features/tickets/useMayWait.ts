import { useSelector } from '@idavuelta/shared/platform';
import { useCategories } from '../../state/tickets/useCategories.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';

/** Whether the event has something sold out to wait for: a date, a day, or a ticket of the chosen date. */
export function useMayWait(): boolean {
  const event = useSelector(selectEvent);
  const { data = [] } = useCategories();
  if (!event) return false;
  return (
    event.soldOutDays.length > 0 ||
    event.calendars.some(({ soldOut, salesClosed }) => soldOut && !salesClosed) ||
    data.some(({ subCategories }) => subCategories.some(({ stock }) => stock === 0))
  );
}
