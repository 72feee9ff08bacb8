import type { EventDetail } from '@idavuelta/shared/contracts';
import { useFormats, useSelector } from '@idavuelta/shared/platform';
import { noonOf } from '../../../state/tickets/days.ts';
import { selectDate } from '../../../state/tickets/tickets.selectors.ts';

/** The chosen date formatted for display; `undefined` until there is one. */
export function useChosenDate(event: EventDetail) {
  const { date } = useFormats();
  const chosen = useSelector(selectDate);
  if (chosen?.day) return date(noonOf(chosen.day), 'medium', 'UTC');
  if (!chosen?.startDate) return undefined;
  return `${date(chosen.startDate, 'medium', event.timeZone)}, ${date(chosen.startDate, 'time', event.timeZone)}`;
}
