import { partyFinder, type Rider } from '../parties/parties.ts';
import type { PlanContext } from '../plan-context.ts';
import type { StoredPlan, StoredTrip } from '../plans.repository.ts';
import type { ReckonedTrip } from '../reckoned-trips.ts';

/** Tickets that one row of a list gives a time. */
export interface ListedTickets {
  at: Date;
  van: string;
  driver: string;
  tickets: number[];
}

type Stop = ReckonedTrip['stops'][number];

const tripKey = ({ van, driver }: { van: string; driver: string }) => `${van} ${driver}`;

/** What is left of a published trip: the stops of travellers whom the list does not name. */
function remaining(
  { stops, ...trip }: StoredTrip,
  listed: Set<number>,
  isRiding: (rider: Rider) => boolean,
): ReckonedTrip {
  return {
    ...trip,
    vehicleId: trip.vehicleId ?? undefined,
    driverId: trip.driverId ?? undefined,
    startsAt: new Date(trip.startsAt),
    endsAt: new Date(trip.endsAt),
    stops: stops
      .map(({ at, lock, riders, ...stop }) => ({
        ...stop,
        at: new Date(at),
        ...(lock && { lock }),
        riders: riders.filter((rider) => !listed.has(rider.ticketId) && isRiding(rider)),
      }))
      .filter(({ riders }) => riders.length > 0),
  };
}

/** The stops of a row: one for each party, or part of it, that it names. */
function stopsOf({ at, tickets }: ListedTickets, { parties }: PlanContext): Stop[] {
  const named = new Set(tickets);
  return parties.flatMap((party) => {
    const riders = party.riders.filter(({ ticketId }) => named.has(ticketId));
    return riders.length > 0 ? [{ at, riders, load: 0, broken: [] }] : [];
  });
}

/** Seats that the riders of a stop take: those of their party, by its share when a list divides it. */
function seatsAt({ riders }: Stop, { parties }: PlanContext) {
  const party = partyFinder(parties)(riders);
  return party ? Math.ceil((party.seats * riders.length) / party.riders.length) : 0;
}

/** Stops by the clock, with who is in the van after each. */
function loaded(stops: Stop[], context: PlanContext): Stop[] {
  let load = 0;
  return stops
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((stop) => {
      load += seatsAt(stop, context);
      return { ...stop, load };
    });
}

/**
 * The trips of a list: one for each van and driver. Travellers whom the list does not name keep their published trip.
 * How far a listed van drives is unknown.
 */
export function importedTrips(
  rows: ListedTickets[],
  published: StoredPlan | undefined,
  context: PlanContext,
  vehicles: Map<string, { id: number }>,
): ReckonedTrip[] {
  const find = partyFinder(context.parties);
  const listed = new Set(rows.flatMap(({ tickets }) => tickets));
  const kept = (published?.trips ?? []).map((trip) => remaining(trip, listed, (rider) => find([rider]) !== undefined));
  const byVan = Map.groupBy(rows, tripKey);
  const stopsBy = (ofVan: ListedTickets[] = []) => ofVan.flatMap((row) => stopsOf(row, context));
  const changed = kept.map((trip) => {
    const stops = stopsBy(byVan.get(tripKey(trip)));
    byVan.delete(tripKey(trip));
    return { ...trip, stops: [...trip.stops, ...stops] };
  });
  const fresh = [...byVan.values()].map((ofVan): ReckonedTrip => {
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
      const stops = loaded(trip.stops, context);
      const calls = stops.map(({ at }) => at.getTime());
      return {
        ...trip,
        stops,
        startsAt: new Date(Math.min(trip.startsAt.getTime(), ...calls)),
        endsAt: new Date(Math.max(trip.endsAt.getTime(), ...calls)),
      };
    });
}
