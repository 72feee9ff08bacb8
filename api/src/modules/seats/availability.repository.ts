import { periodicity } from '@idavuelta/shared/contracts';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { type DateAndDay, salesEnd } from './departures.repository.ts';

// SQL for the remaining seats shown in the catalogue. `event` is the alias of the event in its statements.

const isRange = sql`event.periodicity_type = ${sql.lit(periodicity.range)}`;
const inZone = (moment: RawBuilder<unknown>) => sql`(${moment} AT TIME ZONE event.time_zone)`;

/** SQL: the upcoming days of a range, at the hour of `date`. Only days with sales have a departure. */
const daysOfRange = sql`
  SELECT day, ${inZone(sql`(day + ${inZone(sql`date.starts_at`)}::time)`)} AS starts_at
  FROM days_between(GREATEST(${inZone(sql`event.starts_at`)}::date, ${inZone(sql`now()`)}::date),
    ${inZone(sql`event.ends_at`)}::date) day
  WHERE ${isRange}`;

/**
 * SQL: whether a ticket of any variant is available, in the departure's pools or in those its first sale will create.
 * An aggregate, because for EXISTS PostgreSQL may scan both tables instead of looking up one departure.
 */
const hasFreeSeat = sql`COALESCE(CASE WHEN departure.id IS NULL
  THEN (SELECT bool_or(t.capacity >= o.units) FROM seat_pool_template t JOIN offer o ON o.template_id = t.id
    WHERE t.event_id = event.id)
  ELSE (SELECT bool_or(p.capacity - p.held - p.sold >= o.units) FROM seat_pool p
    JOIN offer o ON o.template_id = p.template_id WHERE p.departure_id = departure.id) END, false)`;

/** SQL: the times at which `date` takes place: its own, or each day of a range. */
const upcoming = sql`(
  SELECT occasion.day, occasion.starts_at, departure.id AS departure_id,
    NOT event.sales_stopped AND departure.called_off_at IS NULL
      AND ${salesEnd('event', sql`occasion.starts_at`)} > now() AS open,
    departure.called_off_at IS NULL AND ${hasFreeSeat} AS free
  FROM (SELECT NULL::date AS day, date.starts_at WHERE NOT ${isRange} UNION ALL ${daysOfRange}) occasion
  LEFT JOIN departure ON departure.event_date_id = date.id AND departure.starts_at = occasion.starts_at
  WHERE occasion.starts_at > now())`;

/**
 * SQL: the departure of `date` was called off, so the date no longer exists. Does not apply to a range, which has other
 * days.
 */
const isGone = sql`(NOT ${isRange} AND EXISTS (
  SELECT FROM departure gone WHERE gone.event_date_id = date.id AND gone.called_off_at IS NOT NULL))`;

/**
 * SQL: each occasion of an event that has or may still get a departure, with its date and time; without departures that
 * were called off.
 */
export const occasionsOfEvent = sql<{ event_date_id: number; starts_at: Date }>`(
  SELECT departure.event_date_id, departure.starts_at FROM departure
  WHERE departure.event_id = event.id AND departure.called_off_at IS NULL
  UNION
  SELECT date.id, time.starts_at FROM event_date date CROSS JOIN LATERAL ${upcoming} time
  LEFT JOIN departure gone ON gone.id = time.departure_id
  WHERE date.event_id = event.id AND gone.called_off_at IS NULL)`;

/** A date of an event, as JSON. */
export interface SaleDate {
  id: number;
  startsAt: string;
  open: boolean;
  available: boolean;
  soldOut: boolean;
}

/**
 * SQL: an event's sales state for lists: `open` when a date is on sale, `available` when a ticket of an open date is
 * left, and the upcoming dates, earliest first. The date of a range stands for all its days.
 */
export const salesOfEvent = sql<{ open: boolean; available: boolean; dates: SaleDate[] }>`(
  SELECT COALESCE(bool_or(date.open), false) AS open, COALESCE(bool_or(date.available), false) AS available,
    COALESCE(jsonb_agg(date ORDER BY date."startsAt"), '[]') AS dates
  FROM (
    SELECT date.id, date.starts_at AS "startsAt", COALESCE(bool_or(time.open), false) AS open,
      COALESCE(bool_or(time.open AND time.free), false) AS available,
      NOT COALESCE(bool_or(time.free) FILTER (WHERE time.open), bool_or(time.free), true) AS "soldOut"
    FROM event_date date LEFT JOIN LATERAL ${upcoming} time ON true
    WHERE date.event_id = event.id AND (date.starts_at > now() OR ${isRange}) AND NOT ${isGone}
    GROUP BY date.id) date)`;

/** SQL: the sold-out days of a range, `YYYY-MM-DD`, and its first day on sale. */
export const daysOfEvent = sql<{ soldOutDays: string[]; firstOpenDay: string | null }>`(
  SELECT COALESCE(array_agg(to_char(time.day, 'YYYY-MM-DD') ORDER BY time.day) FILTER (WHERE NOT time.free), '{}') AS "soldOutDays",
    to_char(min(time.day) FILTER (WHERE time.open AND time.free), 'YYYY-MM-DD') AS "firstOpenDay"
  FROM event_date date CROSS JOIN LATERAL ${upcoming} time WHERE date.event_id = event.id AND ${isRange})`;

/** SQL: the open departures of an event, or the chosen one. The id is null before the first sale. */
export const openDepartures = ({ eventDateId, day }: DateAndDay) => sql<{ departure_id: number | null }>`(
  SELECT time.departure_id FROM event_date date CROSS JOIN LATERAL ${upcoming} time
  WHERE date.event_id = event.id AND time.open
    AND (${eventDateId ?? null}::int IS NULL OR date.id = ${eventDateId ?? null})
    AND (${day ?? null}::date IS NULL OR time.day IS NULL OR time.day = ${day ?? null}::date))`;

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
