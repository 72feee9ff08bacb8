import { type Queryable, query } from '../database/database.ts';

export const createAllowedOriginsRepository = (db: Queryable) => ({
  /** @param host as channels have it: in lower case, without `www.` and port */
  hasChannel: async (host: string) => (await query(db, 'SELECT FROM channel WHERE host = $1', [host])).length > 0,
});
