import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import type { Queryable } from '../../../../database/database.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { announce } from '../../../webhooks/outbox/announce.ts';
import { createVehiclesRepository } from '../../fleet/vehicles.repository.ts';
import type { CalculatedTrip } from '../calculated-trips.ts';
import { createDepartureRepository } from '../departure.repository.ts';
import { readPlanContext } from '../plan-context.ts';
import { createPlansRepository } from '../plans.repository.ts';
import { importedTrips, type ListedTickets } from './imported-trips.ts';
import { publishTrips, takenTrips } from './publish-trips.ts';
import { tripsTakingStarted } from './started-runs.ts';

interface List {
  departureId: number;
  rows: (ListedTickets & { row: number })[];
  actor: string;
  dryRun: boolean;
}

interface PublishedList {
  /** Number of tickets with a new time. */
  changed: number;
  /** Why nothing was published. */
  mistakes: { row: number; column: string; reason: string }[];
}

/** Creates the function that publishes a list of vans as the plan of a departure. */
export const createPublishList =
  ({ jobs, settings }: { jobs: Jobs; settings: EstimateSettings }) =>
  /** Publishes within the transaction, unless the list does not fit the vehicles it names. */
  async (tx: Queryable, { departureId, rows, actor, dryRun }: List): Promise<PublishedList> => {
    const key = { departureId, direction: 'out' } as const;
    await createDepartureRepository(tx).lock(departureId);
    const context = await readPlanContext(tx, key, settings);
    const vehicles = await createVehiclesRepository(tx).byPlates(rows.map(({ van }) => van.toUpperCase()));
    const trips = importedTrips(rows, await createPlansRepository(tx).find(key, 'published'), context, vehicles);
    const rowOf = ({ van }: CalculatedTrip) => rows.find((row) => row.van === van)?.row ?? 0;
    const listed = trips.filter((trip) => rowOf(trip) > 0);
    const full = listed.flatMap((trip) => {
      const seats = vehicles.get(trip.van.toUpperCase())?.seats;
      const load = trip.stops.at(-1)?.load ?? 0;
      return seats !== undefined && load > seats
        ? [{ row: rowOf(trip), column: 'van', reason: `${trip.van} has ${seats} seats, and ${load} ride in it` }]
        : [];
    });
    const taken: PublishedList['mistakes'] = [];
    for (const trip of listed)
      if ((await takenTrips(tx, key, [trip])).length > 0)
        taken.push({
          row: rowOf(trip),
          column: 'van',
          reason: `${trip.van} drives for another departure at that time`,
        });
    const started = (await tripsTakingStarted(tx, key, trips)).map((index) => {
      const trip = trips[index ?? -1];
      return { row: trip ? rowOf(trip) : 0, column: 'van', reason: `${trip?.van ?? 'a van'} has begun its trip` };
    });
    const mistakes = [...full, ...taken, ...started];
    if (dryRun || mistakes.length > 0) return { changed: 0, mistakes };
    const changed = await publishTrips(tx, key, { trips, actor });
    await announce(tx, jobs, { type: 'trip.published', ...key });
    return { changed, mistakes };
  };
