import { type RawBuilder, sql } from 'kysely';

/** SQL: a time with microseconds, for cursors: a rounded key would skip or repeat rows. */
export const exactMoment = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
