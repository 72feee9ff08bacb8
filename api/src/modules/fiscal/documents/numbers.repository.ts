import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Numbers of series, each given once. */
export const createNumbersRepository = (db: Queryable) => ({
  /**
   * Returns the next number of a series, whose row stays locked until the transaction ends: a number is given once,
   * and none is left out.
   */
  async nextNumber(country: CountryCode, taxId: string, series: string): Promise<number> {
    const { last_number } = await db
      .insertInto('fiscal_series')
      .values({ country_code: country, tax_id: taxId, series, last_number: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['country_code', 'tax_id', 'series'])
          .doUpdateSet({ last_number: sql`fiscal_series.last_number + 1` }),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    return last_number;
  },

  /**
   * Returns the next number of the ranges that the authority gave, locked as above; null when they are used up.
   * @param day in the issuer's zone, `YYYY-MM-DD`
   */
  async nextFolio(country: CountryCode, taxId: string, series: string, day: string): Promise<number | null> {
    const { last_number: last } = await db
      .insertInto('fiscal_series')
      .values({ country_code: country, tax_id: taxId, series })
      .onConflict((conflict) =>
        conflict
          .columns(['country_code', 'tax_id', 'series'])
          .doUpdateSet({ last_number: sql`fiscal_series.last_number` }),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    const found = await db
      .selectFrom('fiscal_folios')
      .select(sql<number | null>`min(GREATEST(lower(numbers), ${last} + 1))`.as('next'))
      .where('tax_id', '=', taxId)
      .where('series', '=', series)
      .where(sql<boolean>`upper(numbers) > ${last} + 1`)
      .where(({ eb, or }) => or([eb('expires_on', 'is', null), eb('expires_on', '>', sql<Date>`${day}::date`)]))
      .executeTakeFirst();
    const next = found?.next ?? null;
    if (next !== null)
      await db
        .updateTable('fiscal_series')
        .set({ last_number: next })
        .where('country_code', '=', country)
        .where('tax_id', '=', taxId)
        .where('series', '=', series)
        .execute();
    return next;
  },
});
