import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import type { PickUpsQuery } from '@idavuelta/shared/pick-ups';

/** Returns the departure whose pick-up times the page shows: the first one on sale, else the first. */
export function pickUpsQueryOf({ id, calendars, periodicityType, firstOpenDay }: EventDetail): PickUpsQuery {
  const date = calendars.find(({ soldOut, salesClosed }) => !soldOut && !salesClosed) ?? calendars[0];
  return {
    eventId: id,
    ...(date && { eventDateId: date.id }),
    ...(periodicityType === periodicity.range && firstOpenDay && { date: firstOpenDay }),
  };
}
