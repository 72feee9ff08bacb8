import type { EventFilters, EventGenre } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';

/** SQL of what lists of events are narrowed to, for rows `l` of `event_listing`. */

/** Complete: a filter missing here would be ignored. */
export const filterNames = Object.keys({
  when: true,
  city: true,
  county: true,
  genre: true,
  price: true,
} satisfies Record<keyof EventFilters, true>) as (keyof EventFilters)[];

/** From one day to another, both included, `YYYY-MM-DD` in the zone of the event. */
export interface Days {
  from: string;
  to: string;
}

export interface ListingFilters {
  days?: Days | undefined;
  city?: string | undefined;
  county?: string | undefined;
  genre?: EventGenre | undefined;
  /** The highest price, in minor units. */
  price?: number | undefined;
}

const anything = sql<boolean>`true`;

/** True for a moment within the days. */
export const isWithin = ({ from, to }: Days) =>
  sql<boolean>`(l.first_day <= ${to}::date AND l.last_day >= ${from}::date)`;

/** One condition for each filter; true where it is not set. */
export const conditionsOf = ({
  days,
  city,
  county,
  genre,
  price,
}: ListingFilters): Record<keyof EventFilters, RawBuilder<boolean>> => ({
  when: days ? isWithin(days) : anything,
  city: city === undefined ? anything : sql`COALESCE(l.city = ${city}, false)`,
  county: county === undefined ? anything : sql`COALESCE(l.county = ${county}, false)`,
  genre: genre === undefined ? anything : sql`COALESCE(l.genre = ${genre}, false)`,
  price: price === undefined ? anything : sql`l.price_minor <= ${price}::bigint`,
});

/** True for a moment that all filters leave. */
export const fulfils = (filters: ListingFilters) =>
  sql<boolean>`(${sql.join(Object.values(conditionsOf(filters)), sql` AND `)})`;

/** True for the first coming moment of an event; with a filter by days, the first one within them. */
export const isNext = ({ days }: ListingFilters = {}) => sql<boolean>`l.at > now() AND NOT EXISTS (
  SELECT FROM event_listing sooner WHERE sooner.event_id = l.event_id AND sooner.at > now() AND sooner.at < l.at
    ${days ? sql`AND sooner.last_day >= ${days.from}::date` : sql``})`;
