import { type RawBuilder, sql } from 'kysely';

/** SQL to order by a name as a Spanish dictionary does: `Ábrego` before `Arequipa`, `Ñuñoa` after `Nazca`. */
export const byName = (column: string): RawBuilder<string> => sql`${sql.ref(column)} COLLATE "es-x-icu"`;
