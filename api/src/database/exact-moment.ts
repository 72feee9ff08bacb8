import { type RawBuilder, sql } from 'kysely';

/** A moment to the microsecond, as cursors keep it: a key that is rounded would skip or repeat a row. */
export const exactMoment = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
