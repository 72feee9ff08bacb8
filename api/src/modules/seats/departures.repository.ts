import { type PeriodicityType, periodicity } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

const range = sql.lit(periodicity.range);

/** SQL: when the sales of `startsAt` close, a moment of the event with the alias `event`. */
export const salesEnd = (event: string, startsAt: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${startsAt} - make_interval(mins => ${sql.ref(`${event}.pick_up_minutes`)} + ${sql.ref(`${event}.sales_close_minutes`)}))`;

/**
 * SQL: when an event begins on the chosen day. That is its date's own moment, unless the buyer picks the day: then null
 * without a day or for one outside the range.
 * @param day `YYYY-MM-DD` in the event's time zone
 */
export function startOn(event: string, date: string, day: string | undefined): RawBuilder<Date | null> {
  const column = (name: string) => sql.ref(`${event}.${name}`);
  const inZone = (moment: RawBuilder<unknown>) => sql`(${moment} AT TIME ZONE ${column('time_zone')})`;
  const chosen = sql`${day ?? null}::date`;
  const startsAt = sql.ref(`${date}.starts_at`);
  return sql`CASE WHEN ${column('periodicity_type')} <> ${range} THEN ${startsAt}
    WHEN ${chosen} BETWEEN ${inZone(column('starts_at'))}::date AND ${inZone(column('ends_at'))}::date
    THEN ${inZone(sql`(${chosen} + ${inZone(startsAt)}::time)`)} END`;
}

/** What a visitor has chosen so far: a date of an event, and of a range the day as `YYYY-MM-DD`. */
export interface DateAndDay {
  eventDateId?: number | undefined;
  day?: string | undefined;
}

export interface ChosenDate {
  periodicityType: PeriodicityType;
  /** Null when a day must be chosen and none within the range was. */
  startsAt: Date | null;
}

/** Departures: an event on a day at a time, with its pools of seats. */
export function createDeparturesRepository(db: Queryable) {
  /** Gives departures the pools of their event that they do not have yet. */
  const addPools = (departures: RawBuilder<unknown>) =>
    sql`INSERT INTO seat_pool (departure_id, template_id, capacity)
      SELECT d.id, t.id, t.capacity FROM departure d JOIN seat_pool_template t ON t.event_id = d.event_id
      WHERE ${departures} ORDER BY d.id, t.id ON CONFLICT DO NOTHING`.execute(db);

  return {
    /**
     * Makes the departures and pools of an event whose dates are fixed that are not there yet. To be called after its
     * dates and pool templates are written; what exists is left as it is.
     */
    async addForCalendar(eventId: number) {
      await sql`INSERT INTO departure (event_id, event_date_id, starts_at)
        SELECT d.event_id, d.id, d.starts_at FROM event_date d JOIN event e ON e.id = d.event_id
        WHERE e.id = ${eventId} AND e.periodicity_type <> ${range} ORDER BY d.starts_at ON CONFLICT DO NOTHING`.execute(
        db,
      );
      await addPools(sql`d.event_id = ${eventId}`);
    },

    /** The departure at that moment, made if it is not there yet; two first buyers get the same one. @returns its id */
    async findOrAdd(eventDateId: number, startsAt: Date) {
      // The date is locked before the moment is taken: who moves a departure there has locked the date, and would wait for
      // the moment.
      await sql`INSERT INTO departure (event_id, event_date_id, starts_at)
        SELECT event_id, id, ${startsAt} FROM event_date WHERE id = ${eventDateId} FOR KEY SHARE
        ON CONFLICT DO NOTHING`.execute(db);
      // A statement of its own, which also sees what another transaction has just committed.
      const { id } = await db
        .selectFrom('departure')
        .select('id')
        .where('event_date_id', '=', eventDateId)
        .where('starts_at', '=', startsAt)
        .executeTakeFirstOrThrow();
      await addPools(sql`d.id = ${id}`);
      return id;
    },

    /** A date of the event, its first one without an id; undefined when it has no such date. */
    chosenDate: (eventId: number, { eventDateId, day }: DateAndDay): Promise<ChosenDate | undefined> =>
      db
        .selectFrom('event_date as d')
        .innerJoin('event as e', 'e.id', 'd.event_id')
        .select(['e.periodicity_type as periodicityType', startOn('e', 'd', day).as('startsAt')])
        .where('e.id', '=', eventId)
        .$if(eventDateId !== undefined, (query) => query.where('d.id', '=', eventDateId as number))
        .orderBy('d.starts_at')
        .limit(1)
        .executeTakeFirst(),
  };
}
