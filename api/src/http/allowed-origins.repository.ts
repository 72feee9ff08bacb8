import type { Queryable } from '../database/database.ts';

export const createAllowedOriginsRepository = (db: Queryable) => ({
  /** @param host as channels have it: in lower case, without `www.` and port */
  hasChannel: async (host: string) =>
    (await db.selectFrom('channel').select('host').where('host', '=', host).executeTakeFirst()) !== undefined,
});
