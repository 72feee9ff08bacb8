import type { DeviceCheckResults } from '@idavuelta/shared/contracts';
import { type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ago, type Queryable } from '../../../database/database.ts';
import { doublesOf } from './double-admissions.ts';

type Outcome = DeviceCheckResults['results'][number]['outcome'];

export const createDeviceChecksRepository = (db: Queryable) => ({
  /** Locks the check's id until the transaction ends, so that a repeated check waits. */
  lock: (scanId: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${`scan:${scanId}`}, 0))`.execute(db),

  /** @returns undefined for a check not recorded yet */
  async outcomeOf(scanId: string) {
    const row = await db.selectFrom('ticket_scan').select('outcome').where('id', '=', scanId).executeTakeFirst();
    return row?.outcome as Outcome | undefined;
  },

  /** Records that the device let in a ticket already checked elsewhere, although its response was lost. */
  async setDouble(scanId: string) {
    await db.updateTable('ticket_scan').set({ outcome: 'double' }).where('id', '=', scanId).execute();
  },

  /** Returns recent tickets let in on one leg by this device and others, without personal data. */
  async doubles(deviceId: string) {
    const rows = await db
      .with('found', (scans) =>
        scans
          .selectFrom('ticket_scan')
          .select(['order_id', 'ticket', 'leg'])
          .distinct()
          .where('outcome', '=', 'double')
          .where('received_at', '>', ago('2 days'))
          .$narrowType<{ ticket: NotNull; leg: NotNull }>(),
      )
      .selectFrom('found')
      .innerJoin('orders as o', 'o.id', 'found.order_id')
      .innerJoin('event', 'event.id', 'o.event_id')
      .innerJoin('country', 'country.code', 'event.country_code')
      .select(['o.id as orderId', 'found.ticket', 'found.leg', 'event.time_zone as timeZone', 'event.slug'])
      .select(['event.translations', 'country.default_locale as language'])
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('ticket_scan as s')
            .select(['s.device_id as deviceId', 's.device_name as deviceName'])
            .select(['s.scanned_at as scannedAt', 's.received_at as receivedAt'])
            .whereRef('s.order_id', '=', 'found.order_id')
            .whereRef('s.ticket', '=', 'found.ticket')
            .whereRef('s.leg', '=', 'found.leg')
            .where('s.outcome', 'in', ['first', 'double'])
            .orderBy('s.scanned_at')
            .orderBy('s.id'),
        ).as('scans'),
      ])
      .orderBy('o.id')
      .orderBy('found.ticket')
      .orderBy('found.leg')
      .execute();
    return doublesOf(rows, deviceId);
  },
});
