import type { DispatchParty, PlanDraft, PlanProposal, PlanVersion } from '@idavuelta/shared/contracts/staff';

export type DraftTrip = PlanDraft['trips'][number];
export type DraftStop = DraftTrip['stops'][number];
export type StopLock = NonNullable<DraftStop['lock']>;

/** Target of a moved stop; both indexes from 0. Without a trip the party becomes unplanned. */
export interface StopPlace {
  trip: number;
  /** Index among the trip's stops after the moved one has left its old position. */
  position: number;
}

/**
 * Returns the editable trips of a version: without the values that the API calculates, except locked times, and without
 * vans of an imported list that are not in the fleet.
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
            stops: stops.map(({ party, lock, at, point }) => ({
              party,
              ...(point && { pointId: point.id }),
              ...(lock && { lock }),
              ...(lock === 'time' && { at }),
            })),
          },
        ],
  );

/** Returns where a party is planned; undefined for an unplanned one. */
export function placeOf(trips: DraftTrip[], party: string): StopPlace | undefined {
  for (const [trip, { stops }] of trips.entries()) {
    const position = stops.findIndex((stop) => stop.party === party);
    if (position >= 0) return { trip, position };
  }
  return undefined;
}

const withStops = (trips: DraftTrip[], index: number, change: (stops: DraftStop[]) => DraftStop[]) =>
  trips.map((trip, i) => (i === index ? { ...trip, stops: change(trip.stops) } : trip));

const takeOut = (trips: DraftTrip[], { trip, position }: StopPlace) =>
  withStops(trips, trip, (stops) => stops.toSpliced(position, 1));

/** Removes a trip that a change has emptied; one that is locked keeps its vehicle. */
const withoutEmptied = (trips: DraftTrip[], index: number | undefined) =>
  trips.filter(({ stops, locked }, i) => i !== index || stops.length > 0 || locked);

/** Removes a party from its trip, which leaves it unplanned, and the trip if nobody else rides in it. */
export function withoutParty(trips: DraftTrip[], party: string): DraftTrip[] {
  const at = placeOf(trips, party);
  return at ? withoutEmptied(takeOut(trips, at), at.trip) : trips;
}

/** Where the van stops for a party does not depend on the van. */
function pointOf(trips: DraftTrip[], place: StopPlace | undefined) {
  const pointId = place && trips[place.trip]?.stops[place.position]?.pointId;
  return pointId === undefined ? {} : { pointId };
}

/**
 * Moves a party to a position, from another one or from the unplanned ones. In another trip its lock is removed; in its
 * own trip it stays locked to the trip, but not to the time. A trip that it leaves empty is removed.
 */
export function moveParty(trips: DraftTrip[], party: string, to: StopPlace): DraftTrip[] {
  const from = placeOf(trips, party);
  const isSameTrip = from?.trip === to.trip;
  const isLocked = isSameTrip && trips[to.trip]?.stops[from.position]?.lock !== undefined;
  const moved: DraftStop = { party, ...pointOf(trips, from), ...(isLocked && { lock: 'trip' as const }) };
  const taken = from ? takeOut(trips, from) : trips;
  const inPlace = withStops(taken, to.trip, (stops) => stops.toSpliced(to.position, 0, moved));
  return isSameTrip ? inPlace : withoutEmptied(inPlace, from?.trip);
}

/**
 * Returns the position of a party dropped into a gap between stops.
 * @param gap as displayed: 0 is before the first stop, and the party itself may be among the stops before the gap
 */
export function placeAtGap(trips: DraftTrip[], party: string, trip: number, gap: number): StopPlace {
  const from = placeOf(trips, party);
  const isAmongThoseBefore = from?.trip === trip && from.position < gap;
  return { trip, position: isAmongThoseBefore ? gap - 1 : gap };
}

/** Locks a party to its trip or also to its time, or unlocks it. @param at locked time, ISO 8601 */
export function lockParty(
  trips: DraftTrip[],
  party: string,
  lock: StopLock | undefined,
  at: string | undefined,
): DraftTrip[] {
  const place = placeOf(trips, party);
  if (!place) return trips;
  const locked = { ...(lock && { lock }), ...(lock === 'time' && at && { at }) };
  const stop: DraftStop = { party, ...pointOf(trips, place), ...locked };
  return withStops(trips, place.trip, (stops) => stops.with(place.position, stop));
}

/** Lets the van stop at a pick-up point for a party, or at its door. */
export function sendToPoint(trips: DraftTrip[], party: string, pointId: number | undefined): DraftTrip[] {
  const place = placeOf(trips, party);
  if (!place) return trips;
  return withStops(trips, place.trip, (stops) =>
    stops.map((stop) => {
      const { pointId: _, ...atDoor } = stop;
      if (stop.party !== party) return stop;
      return pointId === undefined ? atDoor : { ...atDoor, pointId };
    }),
  );
}

/** Changes a trip's vehicle, driver or lock. `undefined` removes the driver. */
export const changeTrip = (trips: DraftTrip[], index: number, change: Partial<Omit<DraftTrip, 'stops'>>): DraftTrip[] =>
  trips.map((trip, i) => {
    if (i !== index) return trip;
    const { driverId, ...changed } = { ...trip, ...change };
    return { ...changed, ...(driverId !== undefined && { driverId }) };
  });

export const addTrip = (trips: DraftTrip[], vehicleId: number): DraftTrip[] => [
  ...trips,
  { vehicleId, locked: false, stops: [] },
];

/** Removes a trip without stops. */
export const removeTrip = (trips: DraftTrip[], index: number): DraftTrip[] =>
  trips.filter((trip, i) => i !== index || trip.stops.length > 0);

/** Applies an option of a proposal. */
export function applyOption(
  trips: DraftTrip[],
  { kind, party }: PlanProposal,
  { trip, position }: PlanProposal['options'][number],
): DraftTrip[] {
  return kind === 'remove' ? withoutParty(trips, party) : moveParty(trips, party, { trip: trip - 1, position });
}

/**
 * Removes parties that no longer travel, trips emptied by that, and points that a party does not reach any more: the API
 * rejects drafts that name them.
 */
export function withoutGone(trips: DraftTrip[], parties: Pick<DispatchParty, 'id' | 'points'>[]): DraftTrip[] {
  const known = new Map(parties.map((party) => [party.id, party]));
  const inReach = ({ pointId, ...stop }: DraftStop): DraftStop =>
    known.get(stop.party)?.points?.some(({ id }) => id === pointId) && pointId ? { ...stop, pointId } : stop;
  return trips
    .map((trip) => ({ trip, stops: trip.stops.filter(({ party }) => known.has(party)).map(inReach) }))
    .filter(({ trip, stops }) => stops.length > 0 || trip.stops.length === 0)
    .map(({ trip, stops }) => ({ ...trip, stops }));
}
