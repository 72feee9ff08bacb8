import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../../database/database.ts';
import { firstCall } from '../trips.repository.ts';

/** Runs that a driver does not see among their trips. */
export function createDriverRunsRepository(db: Queryable) {
  const runs = (driverId: number) =>
    db
      .selectFrom('run as r')
      .innerJoin('departure as d', 'd.id', 'r.departure_id')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .innerJoin('trip as t', 't.id', 'r.trip_id')
      .select(['e.translations', 'e.time_zone as timeZone', 'r.starts_at as startsAt'])
      .where('r.driver_id', '=', driverId);

  return {
    /** Returns the runs they lost since a day before and would still see, unless they drive on with another van. */
    lost: (driverId: number) =>
      runs(driverId)
        .select(['r.id', 'r.direction', 'r.van', 'r.end_note as note'])
        .select([sql<Date>`r.ended_at`.as('lostAt'), 'r.end_reason as reason'])
        .where('r.end_reason', 'in', ['given_away', 'withdrawn'])
        .where(sql<SqlBool>`r.ended_at > now() - interval '24 hours' AND r.ends_at + interval '24 hours' >= now()`)
        .where(
          sql<SqlBool>`NOT EXISTS (SELECT FROM run o WHERE o.driver_id = r.driver_id AND o.departure_id = r.departure_id
            AND o.direction = r.direction AND o.id > r.id AND o.end_reason IS DISTINCT FROM 'given_away'
            AND o.end_reason IS DISTINCT FROM 'withdrawn')`,
        )
        .orderBy('r.ended_at', 'desc')
        .execute(),

    /** Returns the first trip that they do not see yet. */
    next: (driverId: number) =>
      runs(driverId)
        .select(sql<Date>`${firstCall} - interval '24 hours'`.as('seenFrom'))
        .where('r.ended_at', 'is', null)
        .where('d.called_off_at', 'is', null)
        .where(sql<SqlBool>`${firstCall} - interval '24 hours' > now()`)
        .orderBy('r.starts_at')
        .limit(1)
        .executeTakeFirst(),
  };
}
