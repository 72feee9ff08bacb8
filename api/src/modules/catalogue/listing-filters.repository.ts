import type { EventFilters, EventGenre, Money } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { type Days, monthsOf } from './days.ts';

/** SQL of the filters of lists, for rows `l` of `event_listing`. */

/** Must be complete: a filter missing here would be ignored. */
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
  /** Maximum price; events in other currencies are left out. */
  price?: Money | undefined;
}

const anything = sql<boolean>`true`;
const moment = sql.ref('l');

/** SQL: true for a moment within the days. */
export const isWithin = ({ from, to }: Days, row = moment) =>
  sql<boolean>`(${row}.first_day <= ${to}::date AND ${row}.last_day >= ${from}::date)`;

/**
 * Returns one condition per filter: true when it is not set, null for an event whose city, county or genre is unknown.
 */
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
  price: price
    ? sql`(currency_of(l.country_code) = ${price.currency} AND l.amount_minor <= ${price.minor}::bigint)`
    : anything,
});

/** SQL: true for a moment that passes all filters. */
export const fulfils = (filters: ListingFilters) =>
  sql<boolean>`(${sql.join(Object.values(conditionsOf(filters)), sql` AND `)})`;

/**
 * SQL: true for the first upcoming moment of an event, with a filter by days the first one within them. A day may begin
 * up to a day earlier than in UTC.
 */
export const isNext = ({ days }: ListingFilters = {}): RawBuilder<boolean> =>
  days
    ? sql`(l.at > GREATEST(now(), ${days.from}::date - 1) AND (l.before_at <= now() OR l.before_day < ${days.from}::date))`
    : sql`(l.at > now() AND l.before_at <= now())`;

const texts = (items: string[]) => sql`ARRAY[${sql.join(items)}]::text[]`;

/** Formats a genre as an entry of `facts`. */
export const genreFact = (genre: EventGenre) => `genre:${genre}`;

/** Formats the months of the days as entries of `facts`. */
export const monthFacts = (days: Days) => monthsOf(days).map((month) => `month:${month}`);

/**
 * SQL: true for rows with all `facts`, from the index. Two of genre, city and month are also indexed as a pair,
 * `pairs_of(facts)`, which is more selective than each alone.
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
 * SQL: true for moments of events that have the `facts` and may pass the filters, by what is indexed: a superset of the
 * result for periods other than whole months and for prices.
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
