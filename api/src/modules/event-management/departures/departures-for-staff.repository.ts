import { type PeriodicityType, periodicity } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';

export interface LockedDeparture {
  id: number;
  eventDateId: number;
  startsAt: Date;
  /** Compared with the database clock. */
  hasBegun: boolean;
}

/** Reads and changes an event's departures for staff. */
export const createDeparturesForStaffRepository = (db: Queryable) => ({
  event: (slug: string) =>
    db
      .selectFrom('event as e')
      .select(['e.id', 'e.slug', 'e.translations', 'e.country_code as countryCode', 'e.time_zone as timeZone'])
      .select(['e.periodicity_type as periodicityType', 'e.withdrawn', now.as('readAt')])
      .where('e.slug', '=', slug)
      .executeTakeFirst(),

  /** Reads the event and blocks other changes to it until the transaction ends, but not its buyers. */
  async lockEvent(slug: string) {
    await db.selectFrom('event').select('id').where('slug', '=', slug).forNoKeyUpdate().execute();
    return this.event(slug);
  },

  /**
   * Locks a departure: waits for orders being placed and blocks new ones until the transaction ends. Undefined for a
   * departure of another event and for one that was called off.
   */
  async lock(eventId: number, id: number): Promise<LockedDeparture | undefined> {
    await db
      .selectFrom('departure')
      .select('id')
      .where('id', '=', id)
      .where('event_id', '=', eventId)
      .forUpdate()
      .execute();
    // A separate statement, so that it sees changes by the transactions it waited for.
    return this.find(eventId, id);
  },

  /** Reads the departure without a lock. */
  find: (eventId: number, id: number): Promise<LockedDeparture | undefined> =>
    db
      .selectFrom('departure as d')
      .select(['d.id', 'd.event_date_id as eventDateId', 'd.starts_at as startsAt'])
      .select(({ eb }) => eb('d.starts_at', '<=', now).$castTo<boolean>().as('hasBegun'))
      .where('d.id', '=', id)
      .where('d.event_id', '=', eventId)
      .where('d.called_off_at', 'is', null)
      .executeTakeFirst(),

  /** Returns upcoming departures only; past trips are not affected. */
  async idsToCome(eventId: number): Promise<number[]> {
    const rows = await db
      .selectFrom('departure')
      .select('id')
      .where('event_id', '=', eventId)
      .where('starts_at', '>', now)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Locks an event's dates and departures, so that no first sale of a day adds a departure. */
  async lockAll(eventId: number) {
    await db.selectFrom('event_date').select('id').where('event_id', '=', eventId).orderBy('id').forUpdate().execute();
    await db.selectFrom('departure').select('id').where('event_id', '=', eventId).orderBy('id').forUpdate().execute();
  },

  /** Returns the start times of the event's dates that were not called off. */
  async moments(eventId: number): Promise<Date[]> {
    const rows = await db
      .selectFrom('event_date as date')
      .select('date.starts_at as startsAt')
      .where('date.event_id', '=', eventId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('departure as d')
              .select('d.id')
              .whereRef('d.event_date_id', '=', 'date.id')
              .where('d.called_off_at', 'is not', null),
          ),
        ),
      )
      .orderBy('date.starts_at')
      .execute();
    return rows.map(({ startsAt }) => startsAt);
  },

  /** Counts the units sold and held, and tells whether there ever were any or someone is waiting. */
  async use(departureId: number) {
    const taken = await db
      .selectFrom('seat_pool')
      .select(({ fn, lit }) => [
        fn.coalesce(fn.sum<number>('sold'), lit(0)).as('sold'),
        fn.coalesce(fn.sum<number>('held'), lit(0)).as('held'),
      ])
      .where('departure_id', '=', departureId)
      .executeTakeFirstOrThrow();
    const { isReferred } = await db
      .selectNoFrom(
        sql<boolean>`EXISTS (SELECT FROM orders WHERE departure_id = ${departureId})
          OR EXISTS (SELECT FROM waiting_list WHERE departure_id = ${departureId})`.as('isReferred'),
      )
      .executeTakeFirstOrThrow();
    return { ...taken, isReferred };
  },

  callOff: (departureId: number) =>
    db.updateTable('departure').set({ called_off_at: now }).where('id', '=', departureId).execute(),

  /** Includes its departures and pools. */
  deleteDate: (eventDateId: number) => db.deleteFrom('event_date').where('id', '=', eventDateId).execute(),

  /** Deletes the exact pick-up times planned for the previous time; new ones will be planned and mailed. */
  deletePickUpTimes: (departureId: number) =>
    sql`DELETE FROM pick_up_time USING order_ticket t JOIN orders o ON o.id = t.order_id
      WHERE t.id = pick_up_time.order_ticket_id AND o.departure_id = ${departureId}`.execute(db),

  /** Archives the plans made for the previous time. */
  archivePlans: (departureId: number) =>
    db.updateTable('dispatch_plan').set({ state: 'replaced' }).where('departure_id', '=', departureId).execute(),

  withdraw: (eventId: number) =>
    db.updateTable('event').set({ withdrawn: true, sales_stopped: true }).where('id', '=', eventId).execute(),

  /** Returns the event's duration on its last date in seconds; the full duration without dates. */
  async duration(eventId: number): Promise<number> {
    const lasts = await db
      .selectFrom('event as e')
      .select(
        sql<number>`extract(epoch FROM e.ends_at - COALESCE(
          (SELECT max(d.starts_at) FROM event_date d WHERE d.event_id = e.id), e.starts_at))::int`.as('seconds'),
      )
      .where('e.id', '=', eventId)
      .executeTakeFirst();
    return lasts?.seconds ?? 0;
  },

  /** Adjusts the event's start and end to its changed dates. @param seconds duration on the last date */
  async reschedule(eventId: number, seconds: number) {
    const fixed: PeriodicityType = periodicity.fixed;
    await sql`UPDATE event SET starts_at = COALESCE(dates.first, starts_at), ends_at = dates.last + make_interval(secs => ${seconds}),
        periodicity_type = CASE WHEN periodicity_type = ${fixed} AND dates.count > 1 THEN ${periodicity.calendar}
          ELSE periodicity_type END
      FROM (
        SELECT max(d.starts_at) AS last, count(*) AS count, min(d.starts_at) FILTER (WHERE NOT EXISTS (
          SELECT FROM departure gone WHERE gone.event_date_id = d.id AND gone.called_off_at IS NOT NULL)) AS first
        FROM event_date d WHERE d.event_id = ${eventId}) dates
      WHERE event.id = ${eventId} AND dates.last IS NOT NULL`.execute(db);
  },
});
