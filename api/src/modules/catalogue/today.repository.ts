import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** @returns the current date in the country, `YYYY-MM-DD` */
export async function readToday(db: Queryable, country: CountryCode): Promise<string> {
  const found = await db
    .selectFrom('country')
    .select(sql<string>`(now() AT TIME ZONE time_zone)::date::text`.as('today'))
    .where('code', '=', country)
    .executeTakeFirst();
  return found?.today ?? new Date().toISOString().slice(0, 10);
}
