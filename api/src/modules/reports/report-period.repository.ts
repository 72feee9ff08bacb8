import { type SqlBool, sql } from 'kysely';
import type { Period } from './report-period.ts';

/** SQL: local date at event `e`. */
export const dayOf = (moment: string) => sql<string>`(${sql.ref(moment)} AT TIME ZONE e.time_zone)::date`;

/**
 * SQL: true for a time within the days, local time at event `e`. The first two terms allow for any time zone and use
 * the index.
 */
export const isWithin = (moment: string, { from, until }: Period) => sql<SqlBool>`
  ${sql.ref(moment)} >= ${from}::date - interval '1 day' AND ${sql.ref(moment)} < ${until}::date + interval '2 days'
  AND ${dayOf(moment)} BETWEEN ${from}::date AND ${until}::date`;
