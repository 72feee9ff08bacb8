import { type RawBuilder, sql } from 'kysely';
import type { Days } from './days.ts';
import { fulfils, isNext, type ListingFilters, mayFulfil } from './listing-filters.repository.ts';

/** SQL of how many events there are by what tells them apart, from which the counts of filters are summed. */

/** Whose events are counted. */
export interface Counted {
  /** Rows with the `event_id` of events that a source may name, as `similar_event`. */
  similar?: RawBuilder<unknown>;
  /** Conditions on moments `l`, each true for others. */
  sources: RawBuilder<boolean>[];
  /** Whether moments are found by words and `facts`; else on a walk through a list. */
  byFacts: boolean;
}

/** What is lifted to see what else there is; a county is one of a city: who chooses another city leaves it. */
export type Lifted = 'when' | 'city' | 'county' | 'genre' | 'price';
export const without = (filters: ListingFilters, lifted: Lifted): ListingFilters => ({
  ...filters,
  ...(lifted === 'when' && { days: undefined }),
  ...(lifted === 'city' && { city: undefined, county: undefined }),
  ...(lifted !== 'when' && lifted !== 'city' && { [lifted]: undefined }),
});

/** The columns of moments that fulfil the condition. */
const moments = (sources: RawBuilder<boolean>[], columns: RawBuilder<unknown>, condition: RawBuilder<boolean>) =>
  sql`(${sql.join(
    sources.map(
      (source) => sql`SELECT ${columns} FROM event_listing l WHERE ${source} AND l.at > now() AND ${condition}`,
    ),
    sql` UNION ALL `,
  )}) moment`;

/** True for what one choice more or less may leave: all filters but those by days, of several all but one. */
function isNearby({ byFacts }: Counted, { days: _, ...filters }: ListingFilters) {
  const chosen = (['city', 'genre', 'price'] as const).filter(
    (name) => filters[name] !== undefined || (name === 'city' && filters.county !== undefined),
  );
  if (chosen.length < 2) return sql<boolean>`true`;
  const arms = chosen.map((name) => {
    const others = without(filters, name);
    return byFacts ? sql`(${mayFulfil(others)} AND ${fulfils(others)})` : fulfils(others);
  });
  return sql<boolean>`(${sql.join(arms, sql` OR `)})`;
}

/** The sources, apart by what finds the days in them: of the words an index has the months, a list is in order. */
function sourcesIn({ sources, byFacts }: Counted, days: Days | undefined) {
  if (!days) return sources;
  if (byFacts) return sources.map((source) => sql<boolean>`${source} AND ${mayFulfil({ days })}`);
  return sources.flatMap((source) => [
    sql<boolean>`${source} AND l.first_day = l.last_day AND l.at < ${days.to}::date + 2`,
    sql<boolean>`${source} AND l.first_day < l.last_day`,
  ]);
}

/** So many events of a city, a kind and a price have a moment in the days that are chosen. */
export const cells = (counted: Counted, filters: ListingFilters, { counties }: { counties: boolean }) => sql<{
  events: number;
}>`(
  SELECT city, county, genre, price_minor, count(*) AS events
  FROM ${moments(
    sourcesIn(counted, filters.days),
    sql`l.city, ${counties ? sql`l.county` : sql`NULL::text AS county`}, l.genre, l.price_minor`,
    sql`${isNext(filters)} AND ${fulfils({ days: filters.days })} AND ${isNearby(counted, filters)}`,
  )}
  GROUP BY city, county, genre, price_minor)`;

/** So many events that fulfil the other filters are on these days, and before on others, to which they are `busy_until`. */
export const days = ({ sources }: Counted, { days: _, ...filters }: ListingFilters) => sql<{ events: number }>`(
  SELECT first_day, last_day, busy_until, count(*) AS events
  FROM ${moments(
    sources,
    sql`l.first_day, l.last_day, CASE WHEN l.before_at > now() THEN l.before_day END AS busy_until`,
    sql`${fulfils(filters)} AND ${mayFulfil(filters)}`,
  )}
  GROUP BY first_day, last_day, busy_until)`;
