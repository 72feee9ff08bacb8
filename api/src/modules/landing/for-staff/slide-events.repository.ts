import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Events that slides may lead to. */
export const createSlideEventsRepository = (db: Queryable) => ({
  /** Those of the slugs whose event has a page that visitors can open. */
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
