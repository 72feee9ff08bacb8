import { type PeriodicityType, periodicity } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

const range = sql.lit(periodicity.range);

/** SQL: when sales close for `startsAt`, a time of the event with the alias `event`. */
export const salesEnd = (event: string, startsAt: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${startsAt} - make_interval(mins => ${sql.ref(`${event}.pick_up_minutes`)} + ${sql.ref(`${event}.sales_close_minutes`)}))`;

/** SQL: when the last ticket for `startsAt` may be sold: when sales close, or when staff ends the sale before that. */
export const lastSale = (event: string, startsAt: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`LEAST(${salesEnd(event, startsAt)}, ${sql.ref(`${event}.sale_ends_at`)})`;

/**
 * SQL: when an event begins on the chosen day: its date's own time; for a range, null without a day or for one outside
 * the range.
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

/** A visitor's choice: a date of an event, and for a range the day as `YYYY-MM-DD`. */
export interface DateAndDay {
  eventDateId?: number | undefined;
  day?: string | undefined;
}

export interface ChosenDate {
  periodicityType: PeriodicityType;
  /** Null when a valid day of a range has not been chosen. */
  startsAt: Date | null;
}

/** Departures: an event at a date and time, with its seat pools. */
export function createDeparturesRepository(db: Queryable) {
  /** Adds the event's missing pools to departures. */
  const addPools = (departures: RawBuilder<unknown>) =>
    sql`INSERT INTO seat_pool (departure_id, template_id, capacity)
      SELECT d.id, t.id, t.capacity FROM departure d JOIN seat_pool_template t ON t.event_id = d.event_id
      WHERE ${departures} ORDER BY d.id, t.id ON CONFLICT DO NOTHING`.execute(db);

  return {
    /**
     * Creates missing departures and pools of an event with fixed dates. Call it after writing dates and pool
     * templates; existing ones stay unchanged.
     */
    async addForCalendar(eventId: number) {
      await sql`INSERT INTO departure (event_id, event_date_id, starts_at)
        SELECT d.event_id, d.id, d.starts_at FROM event_date d JOIN event e ON e.id = d.event_id
        WHERE e.id = ${eventId} AND e.periodicity_type <> ${range} ORDER BY d.starts_at ON CONFLICT DO NOTHING`.execute(
        db,
      );
      await addPools(sql`d.event_id = ${eventId}`);
    },

    /**
     * Returns the departure at that time, creating it if needed; concurrent first buyers get the same one.
     * @returns its id
     */
    async findOrAdd(eventDateId: number, startsAt: Date) {
      // Locks the date before the departure, in the same order as moving a departure does, to avoid a deadlock.
      await sql`INSERT INTO departure (event_id, event_date_id, starts_at)
        SELECT event_id, id, ${startsAt} FROM event_date WHERE id = ${eventDateId} FOR KEY SHARE
        ON CONFLICT DO NOTHING`.execute(db);
      // A separate statement, so that it also sees what another transaction has just committed.
      const { id } = await db
        .selectFrom('departure')
        .select('id')
        .where('event_date_id', '=', eventDateId)
        .where('starts_at', '=', startsAt)
        .executeTakeFirstOrThrow();
      await addPools(sql`d.id = ${id}`);
      return id;
    },

    /** Returns a date of the event, the first one when no id is given; undefined when it has no such date. */
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
