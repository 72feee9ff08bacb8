import type { CountryCode, LegalDocument } from '@idavuelta/shared/contracts';
import type { LegalTexts } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';

export const createLegalDocumentsRepository = (db: Queryable) => ({
  /** Returns the country's language, required for every document. @param lock whether to lock the country */
  async language(country: CountryCode, { lock = false } = {}) {
    const { default_locale } = await db
      .selectFrom('country')
      .select('default_locale')
      .where('code', '=', country)
      .$if(lock, (query) => query.forNoKeyUpdate())
      .executeTakeFirstOrThrow();
    return default_locale;
  },

  stored: (country: CountryCode) =>
    db.selectFrom('legal_document').select(['kind', 'texts', 'revision']).where('country_code', '=', country).execute(),

  save: (country: CountryCode, kind: LegalDocument, values: { texts: LegalTexts; revision: number }) =>
    db
      .insertInto('legal_document')
      .values({ country_code: country, kind, ...values })
      .onConflict((conflict) => conflict.columns(['country_code', 'kind']).doUpdateSet(values))
      .execute(),
});
