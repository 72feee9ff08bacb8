import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

export const createRecommendedRepository = (db: Queryable) => ({
  /** Returns the ids of the recommended events in display order, including past events. */
  async ids(country: CountryCode) {
    const rows = await db
      .selectFrom('event')
      .select('id')
      .where('country_code', '=', country)
      .where('recommended_position', 'is not', null)
      .orderBy('recommended_position')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Counts how many of the events are in the country. */
  async countOf(country: CountryCode, ids: number[]) {
    const { count } = await db
      .selectFrom('event')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('country_code', '=', country)
      .where(sql<boolean>`id = ANY (${ids}::int[])`)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** Replaces the recommended events. */
  save: (country: CountryCode, ids: number[]) =>
    db
      .updateTable('event')
      .set({ recommended_position: sql<number | null>`array_position(${ids}::int[], id) - 1` })
      .where('country_code', '=', country)
      .where(sql<boolean>`(recommended_position IS NOT NULL OR id = ANY (${ids}::int[]))`)
      .execute(),
});
