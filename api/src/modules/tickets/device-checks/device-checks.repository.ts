import type { DeviceCheckResults, DoubleAdmission } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

type Outcome = DeviceCheckResults['results'][number]['outcome'];

/** Checks that devices have made by themselves. */
export const createDeviceChecksRepository = (db: Queryable) => ({
  /** Keeps whoever sends the same check waiting until the transaction ends. */
  lock: (scanId: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${`scan:${scanId}`}, 0))`.execute(db),

  /** @returns undefined for a check that was not recorded yet */
  async outcomeOf(scanId: string) {
    const row = await db.selectFrom('ticket_scan').select('outcome').where('id', '=', scanId).executeTakeFirst();
    return row?.outcome as Outcome | undefined;
  },

  /** A check whose answer was lost on its way: the device let in what was already checked. */
  async setDouble(scanId: string) {
    await db.updateTable('ticket_scan').set({ outcome: 'double' }).where('id', '=', scanId).execute();
  },

  /** Tickets of the last two days that several let in on one ride, this device among them. Says nothing about people. */
  async doubles(deviceId: string) {
    const { rows } = await sql<DoubleAdmission>`
      WITH found AS (SELECT DISTINCT order_id, ticket, leg FROM ticket_scan
        WHERE outcome = 'double' AND received_at > now() - interval '2 days')
      SELECT o.id AS "orderId", found.ticket, found.leg, event.time_zone AS "timeZone",
        COALESCE(event.translations -> country.default_locale ->> 'name', event.slug) AS "eventName",
        jsonb_agg(jsonb_build_object('deviceName', COALESCE(s.device_name, ''), 'at', iso(s.scanned_at),
          'isOwn', s.device_id IS NOT DISTINCT FROM ${deviceId}) ORDER BY s.scanned_at, s.id) AS admissions
      FROM found JOIN ticket_scan s ON s.order_id = found.order_id AND s.ticket = found.ticket AND s.leg = found.leg
        AND s.outcome IN ('first', 'double')
      JOIN orders o ON o.id = found.order_id JOIN event ON event.id = o.event_id
      JOIN country ON country.code = event.country_code
      GROUP BY o.id, found.ticket, found.leg, event.id, country.code
      HAVING bool_or(s.device_id = ${deviceId})
      ORDER BY max(s.received_at) DESC, o.id, found.ticket, found.leg`.execute(db);
    return rows;
  },
});
