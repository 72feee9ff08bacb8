import { type SqlBool, sql } from 'kysely';
import type { Period } from './report-period.ts';

/** SQL: the day of a moment by the clocks of event `e`. */
export const dayOf = (moment: string) => sql<string>`(${sql.ref(moment)} AT TIME ZONE e.time_zone)::date`;

/** SQL: whether a moment is within the days, by the clocks of event `e`. The first two terms are for the index: no clock differs by more than that. */
export const isWithin = (moment: string, { from, until }: Period) => sql<SqlBool>`
  ${sql.ref(moment)} >= ${from}::date - interval '1 day' AND ${sql.ref(moment)} < ${until}::date + interval '2 days'
  AND ${dayOf(moment)} BETWEEN ${from}::date AND ${until}::date`;
