import type { Queryable } from '../../../database/database.ts';
import { type MarkedTrip, readMarkedTrips } from '../trips/marked-trips.ts';
import { createTripsRepository, type PublishedTrip } from '../trips/trips.repository.ts';

export type CountedTrip = MarkedTrip<PublishedTrip>;
type CountedRider = CountedTrip['stops'][number]['riders'][number];

interface ReportedPlan {
  planId: number;
  departureId: number;
}

const withRiders = (trip: CountedTrip, isCounted: (rider: CountedRider) => boolean): CountedTrip => ({
  ...trip,
  stops: trip.stops
    .map((stop) => ({ ...stop, riders: stop.riders.filter(isCounted) }))
    .filter(({ riders }) => riders.length > 0),
});

/**
 * Reads the trips of published plans, and of earlier versions what their drivers had done before another driver got the
 * trip. Each traveller counts once, in the run that saw them.
 */
export async function readCreditedTrips(db: Queryable, plans: ReportedPlan[]): Promise<CountedTrip[]> {
  const trips = createTripsRepository(db);
  const given = await readMarkedTrips(db, await trips.givenAway(plans.map(({ departureId }) => departureId)));
  const parts = given
    // the distance is that of the plan, which its successor has
    .map((trip) => withRiders({ ...trip, drivenKilometres: 0 }, ({ seenBy }) => seenBy === trip.runId))
    .filter(({ stops }) => stops.length > 0);
  const credited = new Set(parts.map(({ runId }) => runId));
  const published = await readMarkedTrips(db, await trips.ofPlans(plans.map(({ planId }) => planId)));
  return [
    ...parts,
    ...published.map((trip) => withRiders(trip, ({ seenBy }) => seenBy === undefined || !credited.has(seenBy))),
  ];
}
