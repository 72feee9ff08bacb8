import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Events that slides link to. */
export const createSlideEventsRepository = (db: Queryable) => ({
  /** Returns the slugs whose event page visitors can open. */
  async openSlugs(slugs: string[]) {
    const rows = await db
      .selectFrom('event')
      .select('slug')
      .where(sql<boolean>`slug = ANY (${slugs}::text[])`)
      .where('visibility', 'in', ['public', 'unlisted'])
      .execute();
    return rows.map(({ slug }) => slug);
  },
});
