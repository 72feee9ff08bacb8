import { sql } from 'kysely';

/**
 * SQL: how long the event lasts on one of its dates; for a range, its opening hours per day.
 * @param event table alias @param date table alias
 */
export function durationOf(event: string, date: string) {
  const column = (name: string) => sql.ref(`${event}.${name}`);
  const clock = (moment: ReturnType<typeof column>) =>
    sql`extract(epoch FROM (${moment} AT TIME ZONE ${column('time_zone')})::time)`;
  return sql`CASE WHEN ${column('periodicity_type')} <> 2
    THEN ${column('ends_at')} - (SELECT max(d.starts_at) FROM event_date d WHERE d.event_id = ${column('id')})
    ELSE make_interval(secs => mod(86400 + ${clock(column('ends_at'))} - ${clock(sql.ref(`${date}.starts_at`))}, 86400)) END`;
}
