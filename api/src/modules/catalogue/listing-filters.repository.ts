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
 * True for rows that have all `facts`, from the index: it has two of kind, city and month as one entry, `pairs_of(facts)`,
 * that names fewer rows than each of them.
 */
function haveFacts(facts: string[]): RawBuilder<unknown>[] {
  const [genres, cities, months] = ['genre:', 'city:', 'month:'].map((kind) =>
    facts.filter((fact) => fact.startsWith(kind)),
  );
  const pairsOf = (firsts: string[] = [], seconds: string[] = []) =>
    firsts.flatMap((first) => seconds.map((second) => ({ facts: [first, second], entry: `${first} ${second}` })));
  const pairs = [...pairsOf(genres, cities), ...pairsOf(genres, months), ...pairsOf(cities, months)];
  const paired = new Set(pairs.flatMap((pair) => pair.facts));
  const single = facts.filter((fact) => !paired.has(fact));
  return [
    ...(pairs.length > 0 ? [sql`pairs_of(l.facts) @> ${texts(pairs.map(({ entry }) => entry))}`] : []),
    ...(single.length > 0 ? [sql`l.facts @> ${texts(single)}`] : []),
  ];
}

/**
 * True for moments of events that have the `facts` and what an index finds of the filters, which is more than fulfils them
 * where days are no whole months, or there is a price.
 */
export function mayFulfil({ days, city, county, genre }: ListingFilters, facts: string[] = []): RawBuilder<boolean> {
  const months = days ? monthFacts(days) : [];
  const chosen = Object.entries({ city, county, genre }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  const needed = new Set([...facts, ...chosen, ...(months.length === 1 ? months : [])]);
  const conditions = [...haveFacts([...needed]), ...(months.length > 1 ? [sql`l.facts && ${texts(months)}`] : [])];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` AND `)})` : anything;
}
