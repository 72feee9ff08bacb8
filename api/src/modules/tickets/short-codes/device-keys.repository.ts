import { createHash } from 'node:crypto';
import { isThere } from '../../../database/affected-rows.ts';
import type { Queryable } from '../../../database/database.ts';

/** Hashes a key. Keys are random, so a plain hash reveals nothing about them. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Keys with which devices may check typed codes of a departure. */
export const createDeviceKeysRepository = (db: Queryable) => ({
  async add(departureId: number, { key, name }: { key: string; name: string }) {
    await db
      .insertInto('device_key')
      .values({ departure_id: departureId, name, hash: hashOf(key) })
      .execute();
  },

  has: (departureId: number, key: string) =>
    isThere(
      db.selectFrom('device_key').select('id').where('departure_id', '=', departureId).where('hash', '=', hashOf(key)),
    ),

  /** @returns the names the keys were made for */
  async removeAll(departureId: number): Promise<string[]> {
    const rows = await db.deleteFrom('device_key').where('departure_id', '=', departureId).returning('name').execute();
    return rows.map(({ name }) => name);
  },
});
