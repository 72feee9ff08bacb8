import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Pictures that no list uses: uploaded but not saved yet, or released by a list. */
export const createLandingPicturesRepository = (db: Queryable) => ({
  /** Releases pictures, which are kept for another day. */
  release: (paths: string[]) =>
    sql`INSERT INTO landing_picture (path) SELECT unnest(${paths}::text[]) ON CONFLICT DO NOTHING`.execute(db),

  /** Claims pictures for a list. @returns those that exist */
  async take(paths: string[]) {
    const rows = await db
      .deleteFrom('landing_picture')
      .where(sql<boolean>`path = ANY (${paths}::text[])`)
      .returning('path')
      .execute();
    return rows.map(({ path }) => path);
  },

  /** Takes the pictures that no list has used for a day. */
  async takeOld() {
    const rows = await db
      .deleteFrom('landing_picture')
      .where(sql<boolean>`since < now() - interval '1 day'`)
      .returning('path')
      .execute();
    return rows.map(({ path }) => path);
  },
});
