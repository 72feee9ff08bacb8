import { type RawBuilder, sql } from 'kysely';

/** SQL: true when a column contains the typed text, ignoring case and accents. */
export const containsText = (words: RawBuilder<string>, text: string) =>
  sql<boolean>`strpos(lower(unaccent(${words})), lower(unaccent(${text.trim()}::text))) > 0`;
