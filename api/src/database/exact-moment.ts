import { type RawBuilder, sql } from 'kysely';

/** A moment to the microsecond, for cursors: a rounded key would skip or repeat a row. */
export const exactMoment = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
