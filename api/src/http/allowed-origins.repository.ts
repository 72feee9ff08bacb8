import { isThere } from '../database/affected-rows.ts';
import type { Queryable } from '../database/database.ts';

export const createAllowedOriginsRepository = (db: Queryable) => ({
  /** @param host as stored for channels: in lower case, without `www.` and port */
  hasChannel: (host: string) => isThere(db.selectFrom('channel').select('host').where('host', '=', host)),
});
