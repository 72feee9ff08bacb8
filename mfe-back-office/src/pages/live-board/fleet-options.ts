import type { DispatchPlan, LiveRun } from '@idavuelta/shared/contracts/staff';

/** A trip that somebody or a van drives meanwhile. */
export interface Meanwhile {
  startsAt: string;
  endsAt: string;
  /** Event of another departure; absent for a trip of this one. */
  event?: DispatchPlan['taken'][number]['departure']['event'];
}

type What = 'vehicleId' | 'driverId';
type Time = Pick<LiveRun, 'startsAt' | 'endsAt'>;

/**
 * Returns the function that tells what a van or driver drives at the time of a run.
 * @param now server time in milliseconds: what ends before does not matter
 */
export function meanwhileOf({ taken, published }: DispatchPlan, { van, startsAt, endsAt }: LiveRun, now: number) {
  const from = Math.max(Date.parse(startsAt), now);
  const until = Math.max(Date.parse(endsAt), from);
  const overlaps = (trip: Time) => Date.parse(trip.startsAt) < until && Date.parse(trip.endsAt) > from;
  const isOther = (trip: Time & { van: string }) => trip.van !== van || trip.startsAt !== startsAt;
  const trips = [
    ...(published?.trips ?? []).filter(isOther),
    ...taken.map(({ departure, ...trip }) => ({ ...trip, event: departure.event })),
  ].filter(overlaps);
  return (what: What, id: number): Meanwhile | undefined => trips.find((trip) => trip[what] === id);
}
