import type { CountryCode, LegalDocument } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { LegalTexts } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';

export interface WrittenVersion {
  version: number;
  texts: LegalTexts;
  /** Day in the country. */
  inForceOn: string;
}

export const createLegalDocumentsRepository = (db: Queryable) => ({
  /**
   * Returns the country's language, required for every document, and its current day.
   * @param lock whether to lock the country
   */
  country: (country: CountryCode, { lock = false } = {}) =>
    db
      .selectFrom('country')
      .select(['default_locale as language', sql<string>`(${now} AT TIME ZONE time_zone)::date::text`.as('today')])
      .where('code', '=', country)
      .$if(lock, (query) => query.forNoKeyUpdate())
      .executeTakeFirstOrThrow(),

  /** Returns all versions of all documents, the latest first. */
  stored: (country: CountryCode) =>
    db
      .selectFrom('legal_version')
      .select(['kind', 'version', 'texts', 'revision', sql<string>`in_force_on::text`.as('inForceOn')])
      .where('country_code', '=', country)
      .orderBy('in_force_on', 'desc')
      .orderBy('version', 'desc')
      .execute(),

  /** Adds the version, or replaces it before it is in force. */
  save(country: CountryCode, kind: LegalDocument, written: WrittenVersion & { revision: number }) {
    const { version, texts, revision, inForceOn } = written;
    const values = { texts, revision, in_force_on: sql<Date>`${inForceOn}::date` };
    return db
      .insertInto('legal_version')
      .values({ country_code: country, kind, version, ...values })
      .onConflict((conflict) => conflict.columns(['country_code', 'kind', 'version']).doUpdateSet(values))
      .execute();
  },
});
