import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { DocumentNumber } from '../fiscal-document.ts';

/** Reads the companies that issue documents. */
export const createCompaniesRepository = (db: Queryable) => ({
  byCountry: (country: CountryCode) =>
    db
      .selectFrom('fiscal_company')
      .select(['country_code as country', 'is_on as isOn', 'issuer', 'settings', 'revision', 'certificate'])
      .select(['certificate_subject as certificateSubject', 'certificate_until as certificateUntil'])
      .select(sql<number>`tax_percent::float`.as('taxPercent'))
      .where('country_code', '=', country)
      .executeTakeFirst(),

  /** Locks the company, so that only one process at a time writes records and files for the country. */
  async lock(country: CountryCode) {
    await db
      .selectFrom('fiscal_company')
      .select('country_code')
      .where('country_code', '=', country)
      .forNoKeyUpdate()
      .executeTakeFirst();
  },

  /** Returns the sealed range that has a number; undefined where the authority gives no ranges. */
  folios: (taxId: string, { series, number }: DocumentNumber) =>
    db
      .selectFrom('fiscal_folios')
      .select('caf')
      .where('tax_id', '=', taxId)
      .where('series', '=', series)
      .where(sql<boolean>`numbers @> ${number}::integer`)
      .executeTakeFirst(),
});
