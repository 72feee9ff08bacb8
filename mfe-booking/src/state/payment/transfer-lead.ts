import type { EventDetail } from '@idavuelta/shared/contracts';
import { transferLeadHours } from '@idavuelta/shared/contracts/rules';
import { momentAt, wallTimeAt } from '@idavuelta/shared/contracts/time';
import { now } from '@idavuelta/shared/ui';
import type { ChosenDate } from '../tickets/tickets.selectors.ts';

/** Whether a transfer would arrive too late for a departure. @param starts ISO 8601 UTC */
export const isTooLateForTransfer = (starts?: string) =>
  Boolean(starts && Date.parse(starts) - now() < transferLeadHours * 3_600_000);

/**
 * Returns when the event begins for the buyer's choice: a chosen day of a range begins at the time of the first one in
 * the event's zone, as in the API.
 * @returns ISO 8601 UTC
 */
export function startOf({ startDate, day }: ChosenDate, { calendars, timeZone, ...event }: EventDetail) {
  if (startDate || !day) return startDate;
  const first = wallTimeAt(calendars[0]?.startDate ?? event.startDate, timeZone);
  return momentAt(first.replace(/^.*(?=T)/, day), timeZone).toISOString();
}
