import type { AcceptedDocument, CountryCode, Language, LegalDocument, LegalText } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../database/database.ts';

export type LegalRepository = ReturnType<typeof createLegalRepository>;

/** Documents that a buyer accepts with an order. */
const ofOrders: LegalDocument[] = ['terms', 'conditions', 'privacy', 'withdrawal'];

interface Wanted {
  language?: Language | undefined;
  version?: number | undefined;
}

/** The texts that are or were in force. @param clock by which a version comes into force; the database's by default */
export const createLegalRepository = (db: Queryable, clock = now) => {
  /** Versions `v` that are or were in force, the current one first. */
  const begun = (country: CountryCode) =>
    db
      .selectFrom('legal_version as v')
      .innerJoin('country as c', 'c.code', 'v.country_code')
      .where('v.country_code', '=', country)
      .where(sql<boolean>`v.in_force_on <= (${clock} AT TIME ZONE c.time_zone)::date`)
      .orderBy('v.in_force_on', 'desc')
      .orderBy('v.version', 'desc')
      .select(['v.kind', 'v.version', 'v.texts', 'c.default_locale as own'])
      .select(sql<string>`v.in_force_on::text`.as('inForceOn'));

  return {
    async listed(country: CountryCode): Promise<LegalDocument[]> {
      const rows = await db.selectFrom(begun(country).as('b')).select('kind').distinct().orderBy('kind').execute();
      return rows.map(({ kind }) => kind);
    },

    /**
     * Returns the text in the given language, otherwise in the country's; of the version in force, or of an earlier one.
     * @returns undefined when there is none
     */
    async text(country: CountryCode, document: LegalDocument, wanted: Wanted = {}): Promise<LegalText | undefined> {
      const versions = await begun(country).where('v.kind', '=', document).execute();
      const found = versions.find(({ version }) => version === (wanted.version ?? version));
      if (!found) return undefined;
      const { version, inForceOn, texts, own } = found;
      const language = wanted.language && texts[wanted.language] ? wanted.language : own;
      const text = texts[language];
      if (!text) return undefined;
      const shown = versions.map((one) => ({ version: one.version, inForceOn: one.inForceOn }));
      return { document, language, text, version, inForceOn, versions: shown };
    },

    /** Returns what a buyer of the country accepts now, in the language that they can read it in. */
    async accepted(country: CountryCode, language: Language): Promise<AcceptedDocument[]> {
      const rows = await begun(country)
        .where('v.kind', 'in', ofOrders)
        .distinctOn('v.kind')
        .clearOrderBy()
        .orderBy('v.kind')
        .orderBy('v.in_force_on', 'desc')
        .orderBy('v.version', 'desc')
        .execute();
      return rows.map(({ kind: document, version, inForceOn, texts, own }) => ({
        document,
        version,
        inForceOn,
        language: texts[language] ? language : own,
      }));
    },
  };
};
