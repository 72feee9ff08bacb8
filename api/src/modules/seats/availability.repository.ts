import { periodicity } from '@idavuelta/shared/contracts';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { type DateAndDay, lastSale } from './departures.repository.ts';

// SQL for the remaining seats shown in the catalogue. `event` is the alias of the event in its statements.

/** The event of the statement around these, and one of its dates. */
const eb = expressionBuilder<DB & { date: DB['event_date'] }, 'event' | 'date'>();

const isRange = sql<boolean>`event.periodicity_type = ${sql.lit(periodicity.range)}`;
const inZone = (moment: RawBuilder<unknown>) => sql<Date>`(${moment} AT TIME ZONE event.time_zone)`;

/** The upcoming days of a range, at the hour of `date`. Only days with sales have a departure. */
const daysOfRange = eb
  .selectFrom(
    sql`days_between(GREATEST(${inZone(sql`event.starts_at`)}::date, ${inZone(sql`now()`)}::date),
      ${inZone(sql`event.ends_at`)}::date)`.as('day'),
  )
  .select(sql<Date | null>`day`.as('day'))
  .select(inZone(sql`(day + ${inZone(sql`date.starts_at`)}::time)`).as('starts_at'))
  .where(isRange);

/**
 * SQL: whether a ticket of any variant is available, in the departure's pools or in those its first sale will create.
 * An aggregate, because for EXISTS PostgreSQL may scan both tables instead of looking up one departure.
 */
const hasFreeSeat = sql<boolean>`COALESCE(CASE WHEN departure.id IS NULL
  THEN (SELECT bool_or(t.capacity >= o.units) FROM seat_pool_template t JOIN offer o ON o.template_id = t.id
    WHERE t.event_id = event.id)
  ELSE (SELECT bool_or(p.capacity - p.held - p.sold >= o.units) FROM seat_pool p
    JOIN offer o ON o.template_id = p.template_id WHERE p.departure_id = departure.id) END, false)`;

/** The times at which `date` takes place: its own, or each day of a range. */
const upcoming = eb
  .selectFrom(
    eb
      // a row without columns
      .selectFrom(sql`(SELECT)`.as('own'))
      .select([sql<Date | null>`NULL::date`.as('day'), 'date.starts_at'])
      .where(sql<boolean>`NOT ${isRange}`)
      .unionAll(daysOfRange)
      .as('occasion'),
  )
  .leftJoin('departure', (join) =>
    join.onRef('departure.event_date_id', '=', 'date.id').onRef('departure.starts_at', '=', 'occasion.starts_at'),
  )
  .where('occasion.starts_at', '>', sql<Date>`now()`)
  .select(['occasion.day', 'occasion.starts_at', 'departure.id as departure_id'])
  .select([
    sql<boolean>`NOT event.sales_stopped AND departure.called_off_at IS NULL
      AND ${lastSale('event', sql`occasion.starts_at`)} > now()`.as('open'),
    sql<boolean>`departure.called_off_at IS NULL AND ${hasFreeSeat}`.as('free'),
  ])
  .as('time');

/** The upcoming times of all dates of the event. */
const times = eb.selectFrom('event_date as date').crossJoinLateral(upcoming).whereRef('date.event_id', '=', 'event.id');

/**
 * SQL: the departure of `date` was called off, so the date no longer exists. Does not apply to a range, which has other
 * days.
 */
const isGone = sql<boolean>`(NOT ${isRange} AND EXISTS (
  SELECT FROM departure gone WHERE gone.event_date_id = date.id AND gone.called_off_at IS NOT NULL))`;

/**
 * Each occasion of an event that has or may still get a departure, with its date and time; without departures that
 * were called off.
 */
export const occasionsOfEvent = eb
  .selectFrom('departure')
  .select(['departure.event_date_id', 'departure.starts_at'])
  .whereRef('departure.event_id', '=', 'event.id')
  .where('departure.called_off_at', 'is', null)
  .union(
    times
      .leftJoin('departure as gone', 'gone.id', 'time.departure_id')
      .select(['date.id as event_date_id', 'time.starts_at'])
      .where('gone.called_off_at', 'is', null),
  );

/**
 * An event's sales state for lists: `open` when a date is on sale, `available` when a ticket of an open date is left,
 * and the upcoming dates, earliest first. The date of a range stands for all its days.
 */
export const salesOfEvent = eb
  .selectFrom(
    eb
      .selectFrom('event_date as date')
      .leftJoinLateral(upcoming, (join) => join.onTrue())
      .whereRef('date.event_id', '=', 'event.id')
      .where(sql<boolean>`(date.starts_at > now() OR ${isRange})`)
      .where(sql<boolean>`NOT ${isGone}`)
      .groupBy('date.id')
      .select(['date.id', 'date.starts_at as startsAt'])
      .select([
        sql<boolean>`COALESCE(bool_or(time.open), false)`.as('open'),
        sql<boolean>`COALESCE(bool_or(time.open AND time.free), false)`.as('available'),
        sql<boolean>`NOT COALESCE(bool_or(time.free) FILTER (WHERE time.open), bool_or(time.free), true)`.as('soldOut'),
      ])
      .as('date'),
  )
  .select(({ fn }) => [
    sql<boolean>`COALESCE(bool_or(date.open), false)`.as('open'),
    sql<boolean>`COALESCE(bool_or(date.available), false)`.as('available'),
    fn.coalesce(fn.jsonAgg('date').orderBy('date.startsAt'), sql<never[]>`'[]'`).as('dates'),
  ]);

/** The sold-out days of a range, `YYYY-MM-DD`, and its first day on sale. */
export const daysOfEvent = times.where(isRange).select([
  sql<string[]>`COALESCE(array_agg(to_char(time.day, 'YYYY-MM-DD') ORDER BY time.day)
      FILTER (WHERE NOT time.free), '{}')`.as('soldOutDays'),
  sql<string | null>`to_char(min(time.day) FILTER (WHERE time.open AND time.free), 'YYYY-MM-DD')`.as('firstOpenDay'),
]);

/** The open departures of an event, or the chosen one. The id is null before the first sale. */
export const openDepartures = ({ eventDateId, day }: DateAndDay) =>
  times
    .select('time.departure_id')
    .where(({ ref }) => ref('time.open'))
    .where(sql<boolean>`(${eventDateId ?? null}::int IS NULL OR date.id = ${eventDateId ?? null})`)
    .where(sql<boolean>`(${day ?? null}::date IS NULL OR time.day IS NULL OR time.day = ${day ?? null}::date)`);

/**
 * SQL: what remains of the variant `v` and its pool, on the `open_departure` with the most left; no row for a variant
 * without a pool.
 */
export const seatsOfVariant = expressionBuilder<DB>()
  .selectFrom('offer as o')
  .innerJoin('seat_pool_template as t', 't.id', 'o.template_id')
  .where('o.product_variant_id', '=', sql.ref<number>('v.id'))
  .select(['o.template_id as poolId', 'o.units as unitsPerTicket'])
  .select(
    sql<number>`COALESCE((
      SELECT max(CASE WHEN d.departure_id IS NULL THEN t.capacity ELSE p.capacity - p.held - p.sold END)
      FROM open_departure d LEFT JOIN seat_pool p ON p.departure_id = d.departure_id AND p.template_id = t.id), 0)`.as(
      'unitsLeft',
    ),
  );

/** SQL: what the category `c` offers beside seats, and what remains of it on the `open_departure` with the most left. */
export const spacesOfCategory = expressionBuilder<DB & { c: DB['category'] }, 'c'>()
  .selectFrom('space_offer as s')
  .leftJoin('space_price as own', (join) => join.onRef('own.category_id', '=', 'c.id').onRef('own.kind', '=', 's.kind'))
  .whereRef('s.event_id', '=', 'c.event_id')
  .where('s.capacity', '>', 0)
  .select('s.kind')
  .select(({ fn }) => fn.coalesce('own.amount_minor', 's.amount_minor').as('amountMinor'))
  .select(
    sql<number>`COALESCE((SELECT max(s.capacity - CASE WHEN d.departure_id IS NULL THEN 0
      ELSE spaces_taken(d.departure_id, s.kind) END) FROM open_departure d), 0)`.as('left'),
  )
  .orderBy(sql`array_position('{wheelchair,childSeat,luggage}', s.kind)`);
