import type { EventFilters, EventGenre } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Days, monthsOf } from './days.ts';

/** SQL of what lists of events are narrowed to, for rows `l` of `event_listing`. */

/** Complete: a filter missing here would be ignored. */
export const filterNames = Object.keys({
  when: true,
  city: true,
  county: true,
  genre: true,
  price: true,
} satisfies Record<keyof EventFilters, true>) as (keyof EventFilters)[];

export interface ListingFilters {
  days?: Days | undefined;
  city?: string | undefined;
  county?: string | undefined;
  genre?: EventGenre | undefined;
  /** The highest price, in minor units. */
  price?: number | undefined;
}

const anything = sql<boolean>`true`;
const moment = sql.ref('l');

/** True for a moment within the days. */
export const isWithin = ({ from, to }: Days, row = moment) =>
  sql<boolean>`(${row}.first_day <= ${to}::date AND ${row}.last_day >= ${from}::date)`;

/** One condition for each filter; true where it is not set, and null for an event of no known city, county or kind. */
const conditionsOf = ({
  days,
  city,
  county,
  genre,
  price,
}: ListingFilters): Record<keyof EventFilters, RawBuilder<boolean>> => ({
  when: days ? isWithin(days) : anything,
  city: city === undefined ? anything : sql`l.city = ${city}`,
  county: county === undefined ? anything : sql`l.county = ${county}`,
  genre: genre === undefined ? anything : sql`l.genre = ${genre}`,
  price: price === undefined ? anything : sql`l.price_minor <= ${price}::bigint`,
});

/** True for a moment that all filters leave. */
export const fulfils = (filters: ListingFilters) =>
  sql<boolean>`(${sql.join(Object.values(conditionsOf(filters)), sql` AND `)})`;

/**
 * True for the first coming moment of an event; with a filter by days, the first one within them. A day has begun
 * somewhere a day before it begins in UTC.
 */
export const isNext = ({ days }: ListingFilters = {}): RawBuilder<boolean> =>
  days
    ? sql`(l.at > GREATEST(now(), ${days.from}::date - 1) AND (l.before_at <= now() OR l.before_day < ${days.from}::date))`
    : sql`(l.at > now() AND l.before_at <= now())`;

const texts = (items: string[]) => sql`ARRAY[${sql.join(items)}]::text[]`;

/** The kind of an event as `facts` has it. */
export const genreFact = (genre: EventGenre) => `genre:${genre}`;

/** The months of the days as `facts` has those in which an event has days. */
export const monthFacts = (days: Days) => monthsOf(days).map((month) => `month:${month}`);

/**
 * True for moments of events that have the `facts` and what an index finds of the filters, which is more than fulfils them
 * where days are no whole months, or there is a price.
 */
export function mayFulfil({ days, city, county, genre }: ListingFilters, facts: string[] = []): RawBuilder<boolean> {
  const months = days ? monthFacts(days) : [];
  const needed = [
    ...facts,
    ...Object.entries({ city, county, genre }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${value}`],
    ),
    ...(months.length === 1 ? months : []),
  ];
  const conditions = [
    ...(needed.length > 0 ? [sql`l.facts @> ${texts(needed)}`] : []),
    ...(months.length > 1 ? [sql`l.facts && ${texts(months)}`] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` AND `)})` : anything;
}
