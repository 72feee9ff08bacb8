import type { OrderDetail } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';

const hour = 3_600_000;

/** Duration of an event without an end, and of the way home. */
const defaultDuration = 12 * hour;
const wayHome = 6 * hour;

/** Whether the last traveller is home. @param now in ms */
export const isOver = ({ startDate, endDate }: { startDate: string; endDate?: string }, now: number) =>
  now > (endDate ? Date.parse(endDate) : Date.parse(startDate) + defaultDuration) + wayHome;

/**
 * Whether it is the day of the first departure in the event's time zone, or the rest of the trip, and a ticket is
 * valid.
 * @param now in ms
 */
export function isTravelDay({ order, event, tickets, rides = [] }: OrderDetail, now: number) {
  if (order.paymentState !== 'paid' || isOver(event, now)) return false;
  const valid = tickets.filter(({ qr, refunded }) => qr && !refunded);
  const departures = [
    event.startDate,
    ...rides.map(({ at }) => at),
    ...valid.flatMap(({ pickUpTime, addresses }) => [
      pickUpTime?.at,
      ...addresses.map(({ pickUp }) => pickUp?.opensAt),
    ]),
  ];
  const today = dayAt(now, event.timeZone);
  return valid.length > 0 && departures.some((at) => at && dayAt(at, event.timeZone) <= today);
}
