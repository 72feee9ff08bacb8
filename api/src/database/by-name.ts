import { type RawBuilder, sql } from 'kysely';

/** SQL to sort names as in a Spanish dictionary: `Ábrego` before `Arequipa`, `Ñuñoa` after `Nazca`. */
export const byName = (column: string): RawBuilder<string> => sql`${sql.ref(column)} COLLATE "es-x-icu"`;
