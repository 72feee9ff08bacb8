import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Pictures that no list has: sent, and not saved yet, or let go of. */
export const createLandingPicturesRepository = (db: Queryable) => ({
  /** They are kept for a day from now on. */
  letGo: (paths: string[]) =>
    sql`INSERT INTO landing_picture (path) SELECT unnest(${paths}::text[]) ON CONFLICT DO NOTHING`.execute(db),

  /** For a list. @returns those of them that there are */
  async take(paths: string[]) {
    const rows = await db
      .deleteFrom('landing_picture')
      .where(sql<boolean>`path = ANY (${paths}::text[])`)
      .returning('path')
      .execute();
    return rows.map(({ path }) => path);
  },

  /** Those that no list has taken for a day. */
  async takeOld() {
    const rows = await db
      .deleteFrom('landing_picture')
      .where(sql<boolean>`since < now() - interval '1 day'`)
      .returning('path')
      .execute();
    return rows.map(({ path }) => path);
  },
});
