import type { CountryCode, Language, LegalDocument, LegalText } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export type LegalRepository = ReturnType<typeof createLegalRepository>;

export const createLegalRepository = (db: Queryable) => ({
  async listed(country: CountryCode): Promise<LegalDocument[]> {
    const rows = await db
      .selectFrom('legal_document')
      .select('kind')
      .where('country_code', '=', country)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  },

  /** Returns the text in the given language, otherwise in the country's. @returns undefined when there is none */
  async text(country: CountryCode, document: LegalDocument, language?: Language): Promise<LegalText | undefined> {
    const row = await db
      .selectFrom('legal_document')
      .innerJoin('country', 'country.code', 'legal_document.country_code')
      .where('country_code', '=', country)
      .where('kind', '=', document)
      .select([
        'default_locale',
        sql<string | null>`texts ->> ${language ?? ''}`.as('wanted'),
        sql<string | null>`texts ->> default_locale`.as('own'),
      ])
      .executeTakeFirst();
    if (language && row?.wanted) return { document, language, text: row.wanted };
    return row?.own ? { document, language: row.default_locale, text: row.own } : undefined;
  },
});
