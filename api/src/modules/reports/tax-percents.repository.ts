import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

type TaxPercents = Record<CountryCode, number>;

/** Returns the tax included in prices: that of the company that issues documents, else the installation's. */
export async function readTaxPercents(db: Queryable, installation: TaxPercents): Promise<TaxPercents> {
  const companies = await db
    .selectFrom('fiscal_company')
    .select(['country_code as country', sql<number>`tax_percent::float`.as('percent')])
    .where('is_on', '=', true)
    .execute();
  return { ...installation, ...Object.fromEntries(companies.map(({ country, percent }) => [country, percent])) };
}
