import type { CalculatedTrip } from '../calculated-trips.ts';
import { partyFinder, type Rider } from '../parties/parties.ts';
import type { PlanContext } from '../plan-context.ts';
import type { StoredPlan, StoredTrip } from '../plans.repository.ts';

/** Tickets to which one row of a list assigns a time. */
export interface ListedTickets {
  at: Date;
  van: string;
  driver: string;
  tickets: number[];
}

type Stop = CalculatedTrip['stops'][number];

const tripKey = ({ van, driver }: { van: string; driver: string }) => `${van} ${driver}`;

/** Returns the rest of a published trip: the stops of travellers that the list does not name. */
function withoutListed(
  { stops, ...trip }: StoredTrip,
  listed: Set<number>,
  isRiding: (rider: Rider) => boolean,
): CalculatedTrip {
  return {
    ...trip,
    vehicleId: trip.vehicleId ?? undefined,
    driverId: trip.driverId ?? undefined,
    startsAt: new Date(trip.startsAt),
    endsAt: new Date(trip.endsAt),
    stops: stops
      .map(({ at, lock, point, riders, ...stop }) => ({
        ...stop,
        at: new Date(at),
        ...(lock && { lock }),
        ...(point && { point }),
        riders: riders.filter((rider) => !listed.has(rider.ticketId) && isRiding(rider)),
      }))
      .filter(({ riders }) => riders.length > 0),
  };
}

/** Returns the stops of a row, one per party or part of a party that it names. */
function toStops({ at, tickets }: ListedTickets, { parties }: PlanContext): Stop[] {
  const named = new Set(tickets);
  return parties.flatMap((party) => {
    const riders = party.riders.filter(({ ticketId }) => named.has(ticketId));
    return riders.length > 0 ? [{ at, riders, load: 0, broken: [] }] : [];
  });
}

/** Returns the seats taken by a stop's riders; a divided party's seats are shared proportionally. */
function seatsAt({ riders }: Stop, { parties }: PlanContext) {
  const party = partyFinder(parties)(riders);
  return party ? Math.ceil((party.seats * riders.length) / party.riders.length) : 0;
}

/** Sorts stops by time and calculates the passengers on board after each. */
function withLoads(stops: Stop[], context: PlanContext): Stop[] {
  let load = 0;
  return stops
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((stop) => {
      load += seatsAt(stop, context);
      return { ...stop, load };
    });
}

/**
 * Builds the trips of a list, one per van and driver. Travellers not on the list keep their published trip. The
 * distance of a listed trip is unknown.
 */
export function importedTrips(
  rows: ListedTickets[],
  published: StoredPlan | undefined,
  context: PlanContext,
  vehicles: Map<string, { id: number }>,
): CalculatedTrip[] {
  const find = partyFinder(context.parties);
  const listed = new Set(rows.flatMap(({ tickets }) => tickets));
  const kept = (published?.trips ?? []).map((trip) =>
    withoutListed(trip, listed, (rider) => find([rider]) !== undefined),
  );
  const byVan = Map.groupBy(rows, tripKey);
  const stopsBy = (ofVan: ListedTickets[] = []) => ofVan.flatMap((row) => toStops(row, context));
  const changed = kept.map((trip) => {
    const stops = stopsBy(byVan.get(tripKey(trip)));
    byVan.delete(tripKey(trip));
    return { ...trip, stops: [...trip.stops, ...stops] };
  });
  const fresh = [...byVan.values()].map((ofVan): CalculatedTrip => {
    const [{ van, driver }] = ofVan as [ListedTickets];
    return {
      vehicleId: vehicles.get(van.toUpperCase())?.id,
      van,
      driver,
      locked: false,
      startsAt: context.venueAt,
      endsAt: context.venueAt,
      drivenKilometres: 0,
      drivenMinutes: 0,
      riddenMinutes: 0,
      broken: [],
      stops: stopsBy(ofVan),
    };
  });
  return [...changed, ...fresh]
    .filter(({ stops }) => stops.length > 0)
    .map((trip) => {
      const stops = withLoads(trip.stops, context);
      const calls = stops.map(({ at }) => at.getTime());
      return {
        ...trip,
        stops,
        startsAt: new Date(Math.min(trip.startsAt.getTime(), ...calls)),
        endsAt: new Date(Math.max(trip.endsAt.getTime(), ...calls)),
      };
    });
}
