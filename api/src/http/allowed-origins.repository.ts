import type { Queryable } from '../database/database.ts';

export const createAllowedOriginsRepository = (db: Queryable) => ({
  /** @param host as channels have it: in lower case, without `www.` and port */
  hasChannel: async (host: string) => (await db.query('SELECT FROM channel WHERE host = $1', [host])).length > 0,
});
