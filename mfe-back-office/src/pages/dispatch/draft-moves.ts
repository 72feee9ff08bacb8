import type { DispatchParty, PlanDraft, PlanProposal, PlanVersion } from '@idavuelta/shared/contracts/staff';

export type DraftTrip = PlanDraft['trips'][number];
export type DraftStop = DraftTrip['stops'][number];
export type StopLock = NonNullable<DraftStop['lock']>;

/** Where a stop goes: both from 0. Without a trip the party is planned nowhere. */
export interface StopPlace {
  trip: number;
  /** Among the stops of the trip, as they are once the moved one has left its own place. */
  position: number;
}

/**
 * The trips of a version, as a dispatcher changes them: without what the API reckons, but for times that are locked,
 * and without vans of an imported list that are no vehicles of ours.
 */
export const tripsOf = (version: PlanVersion | undefined): DraftTrip[] =>
  (version?.trips ?? []).flatMap(({ vehicleId, driverId, locked, stops }) =>
    vehicleId === undefined
      ? []
      : [
          {
            vehicleId,
            ...(driverId !== undefined && { driverId }),
            locked,
            stops: stops.map(({ party, lock, at }) => ({
              party,
              ...(lock && { lock }),
              ...(lock === 'time' && { at }),
            })),
          },
        ],
  );

/** Where a party is planned; undefined for one that is not. */
export function placeOf(trips: DraftTrip[], party: string): StopPlace | undefined {
  for (const [trip, { stops }] of trips.entries()) {
    const position = stops.findIndex((stop) => stop.party === party);
    if (position >= 0) return { trip, position };
  }
  return undefined;
}

const withStops = (trips: DraftTrip[], index: number, change: (stops: DraftStop[]) => DraftStop[]) =>
  trips.map((trip, i) => (i === index ? { ...trip, stops: change(trip.stops) } : trip));

/** Takes a party out of its trip. It is planned nowhere then. */
export function withoutParty(trips: DraftTrip[], party: string): DraftTrip[] {
  const at = placeOf(trips, party);
  return at ? withStops(trips, at.trip, (stops) => stops.toSpliced(at.position, 1)) : trips;
}

/**
 * Moves a party to a place, from another one or from among those that are not planned. What was locked of it in another
 * trip is not locked any more; in its own trip it stays in the trip, but its time is open.
 */
export function moveParty(trips: DraftTrip[], party: string, to: StopPlace): DraftTrip[] {
  const from = placeOf(trips, party);
  const isSameTrip = from?.trip === to.trip;
  const isLocked = isSameTrip && trips[to.trip]?.stops[from.position]?.lock !== undefined;
  const moved: DraftStop = { party, ...(isLocked && { lock: 'trip' as const }) };
  return withStops(withoutParty(trips, party), to.trip, (stops) => stops.toSpliced(to.position, 0, moved));
}

/**
 * The place of a party that is dropped into a gap between stops. @param gap as the trip shows: 0 is before its first
 * stop, and the party may itself be among those before it
 */
export function placeAtGap(trips: DraftTrip[], party: string, trip: number, gap: number): StopPlace {
  const from = placeOf(trips, party);
  const isAmongThoseBefore = from?.trip === trip && from.position < gap;
  return { trip, position: isAmongThoseBefore ? gap - 1 : gap };
}

/** Locks a party in its trip, or also at the time that it has, or opens it. @param at its time, ISO 8601 */
export function lockParty(
  trips: DraftTrip[],
  party: string,
  lock: StopLock | undefined,
  at: string | undefined,
): DraftTrip[] {
  const place = placeOf(trips, party);
  if (!place) return trips;
  const stop: DraftStop = { party, ...(lock && { lock }), ...(lock === 'time' && at && { at }) };
  return withStops(trips, place.trip, (stops) => stops.with(place.position, stop));
}

/** Gives a trip another vehicle or driver, or locks it. No driver is `undefined`. */
export const changeTrip = (trips: DraftTrip[], index: number, change: Partial<Omit<DraftTrip, 'stops'>>): DraftTrip[] =>
  trips.map((trip, i) => {
    if (i !== index) return trip;
    const { driverId, ...changed } = { ...trip, ...change };
    return { ...changed, ...(driverId !== undefined && { driverId }) };
  });

/** Adds an empty trip. */
export const addTrip = (trips: DraftTrip[], vehicleId: number): DraftTrip[] => [
  ...trips,
  { vehicleId, locked: false, stops: [] },
];

/** Removes a trip that has no stops. */
export const removeTrip = (trips: DraftTrip[], index: number): DraftTrip[] =>
  trips.filter((trip, i) => i !== index || trip.stops.length > 0);

/** Does what an option of a proposal says. */
export function applyOption(
  trips: DraftTrip[],
  { kind, party }: PlanProposal,
  { trip, position }: PlanProposal['options'][number],
): DraftTrip[] {
  return kind === 'remove' ? withoutParty(trips, party) : moveParty(trips, party, { trip: trip - 1, position });
}

/** Without those who ride no more: the API takes no draft that names them. */
export function withoutGone(trips: DraftTrip[], parties: Pick<DispatchParty, 'id'>[]): DraftTrip[] {
  const known = new Set(parties.map(({ id }) => id));
  return trips.map((trip) => ({ ...trip, stops: trip.stops.filter(({ party }) => known.has(party)) }));
}
