import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { now } from '@idavuelta/shared/ui';
import type { CategoriesQuery } from '../../../state/tickets/tickets.api.ts';

/** A sold-out departure that visitors can wait for. */
export interface SoldOutDate {
  /** `17`, or `17:2027-03-06` for a day of a range. */
  value: string;
  eventDateId: number;
  /** `YYYY-MM-DD` in the event's zone, of an event whose day the buyer picks. */
  day?: string;
  /** ISO 8601 UTC; absent for an event whose day the buyer picks. */
  startDate?: string;
}

/** The sold-out dates of the event, and the chosen date, whose variants may be sold out in part. */
export function soldOutDates(event: EventDetail, chosen: { eventDateId?: number; date?: string }): SoldOutDate[] {
  const { calendars, soldOutDays, periodicityType, timeZone } = event;
  if (periodicityType !== periodicity.range)
    return calendars
      .filter(({ id, soldOut, salesClosed }) => !salesClosed && (soldOut || id === chosen.eventDateId))
      .map(({ id, startDate }) => ({ value: String(id), eventDateId: id, startDate }));
  const [date] = calendars;
  if (!date) return [];
  const today = dayAt(now(), timeZone);
  const days = new Set([...soldOutDays, ...(chosen.date ? [chosen.date] : [])]);
  return [...days]
    .filter((day) => day >= today)
    .sort()
    .map((day) => ({ value: `${date.id}:${day}`, eventDateId: date.id, day }));
}

/** Which stock to fetch. */
export const queryOf = (eventId: number, { eventDateId, day }: SoldOutDate): CategoriesQuery => ({
  eventId,
  eventDateId,
  ...(day && { date: day }),
});
