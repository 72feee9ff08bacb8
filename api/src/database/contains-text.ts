import { type RawBuilder, sql } from 'kysely';

/** Whether some text of the database contains what somebody has typed; neither case nor accents count. */
export const containsText = (words: RawBuilder<string>, text: string) =>
  sql<boolean>`strpos(lower(unaccent(${words})), lower(unaccent(${text.trim()}::text))) > 0`;
