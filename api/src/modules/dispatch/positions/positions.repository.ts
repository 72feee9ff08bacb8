import type { SentPosition } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { affectsRow } from '../../../database/affected-rows.ts';
import type { Queryable } from '../../../database/database.ts';

/** A position with its corrected moment. */
export type TimedPosition = Omit<SentPosition, 'at'> & { at: Date };

/** How long positions are kept. */
const keptFor = sql`interval '24 hours'`;

export const createPositionsRepository = (db: Queryable) => ({
  sharingOf: (driverId: number) =>
    db
      .selectFrom('position_sharing')
      .select(['since', 'device_hash as deviceHash'])
      .where('staff_user_id', '=', driverId)
      .executeTakeFirst(),

  async driverOf(deviceHash: string) {
    const row = await db
      .selectFrom('position_sharing')
      .select('staff_user_id as id')
      .where('device_hash', '=', deviceHash)
      .executeTakeFirst();
    return row?.id;
  },

  async share(driverId: number) {
    await db
      .insertInto('position_sharing')
      .values({ staff_user_id: driverId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Also deletes the positions. */
  async stop(driverId: number) {
    await db.deleteFrom('position_sharing').where('staff_user_id', '=', driverId).execute();
  },

  /** @returns false while the driver does not share positions */
  link: (driverId: number, deviceHash: string) =>
    affectsRow(
      db.updateTable('position_sharing').set({ device_hash: deviceHash }).where('staff_user_id', '=', driverId),
    ),

  /**
   * Stores the positions on the driver's trips, from an hour before one begins to an hour after its end: where somebody
   * is off duty is nobody's business. Tells the boards of their departures.
   * @returns how many were new
   */
  async add(driverId: number, positions: TimedPosition[]): Promise<number> {
    const rows = positions.map(({ at, latitude, longitude, accuracy }) => ({
      at: at.toISOString(),
      latitude,
      longitude,
      accuracy: accuracy ?? null,
    }));
    const { rows: departures } = await sql<{ departureId: number; count: number }>`
      WITH sent AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS s (at timestamptz, latitude float8, longitude float8, accuracy real)
      ), on_duty AS (
        SELECT DISTINCT ON (s.at) s.*, p.departure_id
        FROM sent s
        JOIN position_sharing h ON h.staff_user_id = ${driverId} AND h.since <= s.at + interval '1 minute'
        JOIN trip t ON t.driver_id = h.staff_user_id
          AND s.at BETWEEN t.starts_at - interval '1 hour' AND t.ends_at + interval '1 hour'
        JOIN dispatch_plan p ON p.id = t.plan_id AND p.state = 'published'
        WHERE s.at > now() - ${keptFor}
        ORDER BY s.at, t.starts_at
      ), stored AS (
        INSERT INTO van_position (staff_user_id, slot, at, latitude, longitude, accuracy)
        SELECT ${driverId}, floor(extract(epoch FROM at) / 10)::bigint, at, latitude, longitude, accuracy FROM on_duty
        ON CONFLICT DO NOTHING
        RETURNING slot
      ), told AS (
        SELECT pg_notify('run', departure_id::text) FROM (SELECT DISTINCT departure_id FROM on_duty) d
        WHERE EXISTS (SELECT FROM stored)
      )
      SELECT (SELECT count(*)::int FROM stored) AS count, (SELECT count(*) FROM told) AS told`.execute(db);
    return departures[0]?.count ?? 0;
  },

  /** Returns each driver's last position. */
  latest: (driverIds: number[]) =>
    db
      .selectFrom('van_position')
      .distinctOn('staff_user_id')
      .select(['staff_user_id as driverId', 'at', 'latitude', 'longitude', 'accuracy'])
      .where(({ eb, fn, val }) => eb('staff_user_id', '=', fn.any(val(driverIds))))
      .orderBy('staff_user_id')
      .orderBy('slot', 'desc')
      .execute(),

  /** Returns the last position on each run. */
  ofRuns: (runIds: number[]) =>
    db
      .selectFrom('run as r')
      .innerJoin('van_position as v', 'v.staff_user_id', 'r.driver_id')
      .distinctOn('r.id')
      .select(['r.id as runId', 'v.at', 'v.latitude', 'v.longitude'])
      .where(({ eb, fn, val }) => eb('r.id', '=', fn.any(val(runIds))))
      .where(sql<boolean>`v.at >= r.starts_at - interval '1 hour'`)
      .orderBy('r.id')
      .orderBy('v.slot', 'desc')
      .execute(),

  async deleteExpired() {
    await db.deleteFrom('van_position').where(sql<boolean>`at < now() - ${keptFor}`).execute();
  },
});
