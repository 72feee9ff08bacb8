import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Most departures on a board; a day of a country has fewer. */
const maxDepartures = 300;

/** Reads what a board needs beside trips and marks. */
export const createLiveRunsRepository = (db: Queryable) => ({
  /** Returns the departures with a run from half a day ago to half a day ahead, by the start of their event. */
  async near(): Promise<number[]> {
    const rows = await db
      .selectFrom('departure as d')
      .select('d.id')
      .where(
        sql<boolean>`EXISTS (SELECT FROM run r WHERE r.departure_id = d.id
          AND r.starts_at BETWEEN now() - interval '36 hours' AND now() + interval '12 hours'
          AND (r.ended_at IS NULL OR r.end_reason = 'done') AND r.ends_at > now() - interval '12 hours')`,
      )
      .orderBy('d.starts_at')
      .orderBy('d.id')
      .limit(maxDepartures)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Returns driver, phone and last sign of life of the departure's runs. */
  runs: (departureId: number) =>
    db
      .selectFrom('run as r')
      .leftJoin('driver_profile as p', 'p.staff_user_id', 'r.driver_id')
      .select(['r.id', 'r.driver_id as driverId', 'p.phone', 'r.continues'])
      .select(['r.confirmed_trip_id as confirmedTripId', 'r.ended_at as endedAt', 'r.end_reason as endReason'])
      .select((eb) =>
        eb
          .selectFrom('trip_mark as m')
          .select(({ fn }) => fn.max('m.recorded_at').as('at'))
          .whereRef('m.run_id', '=', 'r.id')
          .as('markedAt'),
      )
      .where('r.departure_id', '=', departureId)
      .execute(),
});
