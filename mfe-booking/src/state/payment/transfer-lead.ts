import type { EventDetail } from '@idavuelta/shared/contracts';
import { transferLeadHours } from '@idavuelta/shared/contracts/rules';
import { dateTimeFormat } from '@idavuelta/shared/platform';
import { now } from '../../ui/now.ts';
import type { ChosenDate } from '../tickets/tickets.selectors.ts';

/** Whether a transfer would come too late for a departure. @param starts ISO 8601 UTC */
export const isTooLateForTransfer = (starts?: string) =>
  Boolean(starts && Date.parse(starts) - now() < transferLeadHours * 3_600_000);

/** What clocks in a zone show, as if they showed UTC: in milliseconds since 1970. */
function clockIn(timeZone: string, moment: number) {
  // Swedish dates and times are in ISO 8601 format but for the `T`
  const format = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}

/**
 * When the event begins on what the buyer has chosen: of a range of days at the hour of the first one, on the clocks of the
 * event's zone, as the API has it.
 * @returns ISO 8601 UTC
 */
export function startOf({ startDate, day }: ChosenDate, { calendars, timeZone, ...event }: EventDetail) {
  if (startDate || !day) return startDate;
  const first = Date.parse(calendars[0]?.startDate ?? event.startDate);
  const hour = new Date(clockIn(timeZone, first)).toISOString().slice(11);
  const clock = Date.parse(`${day}T${hour}`);
  // with the offset of the first day, which is another one when the clocks were changed between the two
  const guess = clock - (clockIn(timeZone, first) - first);
  return new Date(guess + clock - clockIn(timeZone, guess)).toISOString();
}
