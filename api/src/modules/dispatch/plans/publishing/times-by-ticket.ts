import type { PickUpTime, StopPoint } from '@idavuelta/shared/contracts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import type { CalculatedTrip } from '../calculated-trips.ts';

interface Call {
  ticketId: number;
  addressIndex: number;
  at: Date;
  van: string;
  driver: string;
  point?: StopPoint;
}

/** Returns each ticket's pick-up times: one per address with its point, the earliest for the ticket itself. */
export function timesByTicket(trips: CalculatedTrip[]) {
  const calls = trips.flatMap(({ van, driver, stops }) =>
    stops.flatMap(({ at, riders, point }) => riders.map((rider): Call => ({ ...rider, at, van, driver, point }))),
  );
  return new Map(
    [...Map.groupBy(calls, ({ ticketId }) => ticketId)].map(([ticketId, ofTicket]) => [ticketId, timeOf(ofTicket)]),
  );
}

function timeOf(calls: Call[]) {
  const { at, van, driver } = calls.reduce((first, call) => (call.at < first.at ? call : first));
  const isOne = calls.every(
    (call) => call.at.getTime() === at.getTime() && call.van === van && call.driver === driver && !call.point,
  );
  return { at, van, driver, ...(!isOne && { byAddress: byAddress(calls) }) };
}

function byAddress(calls: Call[]): (PickUpTime | null)[] {
  const last = Math.max(...calls.map(({ addressIndex }) => addressIndex));
  return Array.from({ length: last + 1 }, (_, index) => {
    const call = calls.find(({ addressIndex }) => addressIndex === index);
    if (!call) return null;
    const { van, driver, point } = call;
    return { at: isoMoment(call.at), van, driver, ...(point && { point }) };
  });
}
