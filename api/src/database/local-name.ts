import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: a name in one language, otherwise in any.
 * @param translations column, e.g. `c.translations` @param locale column
 */
export const localName = (translations: string, locale: string): RawBuilder<string> =>
  sql`(COALESCE(${sql.ref(translations)} -> ${sql.ref(locale)},
    jsonb_path_query_first(${sql.ref(translations)}, '$.*')) ->> 'name')`;
