import { type RawBuilder, sql } from 'kysely';

/** SQL: a name in one language; without it in any. @param translations and locale columns, e.g. `c.translations` */
export const localName = (translations: string, locale: string): RawBuilder<string> =>
  sql`(COALESCE(${sql.ref(translations)} -> ${sql.ref(locale)},
    jsonb_path_query_first(${sql.ref(translations)}, '$.*')) ->> 'name')`;
