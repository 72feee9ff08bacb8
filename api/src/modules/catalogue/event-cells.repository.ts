import type { EventGenre } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Days } from './days.ts';
import { fulfils, isWithin, type ListingFilters, mayFulfil } from './listing-filters.repository.ts';

/** So many events that no filter tells apart. */
export interface Cell {
  city: string | null;
  /** Null also where nobody asked for counties. */
  county: string | null;
  genre: EventGenre | null;
  /** Minor units of soles. */
  price: number;
  /** The periods in which they have a coming day: bit `i` for the one at index `i`. */
  periods: number;
  events: number;
}

/** Whose events are counted. */
export interface Counted {
  /** Rows with the `event_id` of events that a source may name, as `similar_event`. */
  similar?: RawBuilder<unknown>;
  /** Conditions on moments `l`, each true for others. */
  sources: RawBuilder<boolean>[];
  /** Whether moments are found by words and `facts`; else on a walk through a list. */
  byFacts: boolean;
}

/** What tells a moment's event apart. */
interface Moment extends Omit<Cell, 'events'> {
  event_id: number;
}

export interface CellOptions {
  /** What is chosen: only what one choice less would leave is read. Without it the cells are good for any filters. */
  filters?: ListingFilters;
  periods: Days[];
  /** Whether counties are told apart. */
  counties: boolean;
}

/** What is lifted to see what else there is; a county is one of a city: who chooses another city leaves it. */
export type Lifted = 'when' | 'city' | 'county' | 'genre' | 'price';
export const without = (filters: ListingFilters, lifted: Lifted): ListingFilters => ({
  ...filters,
  ...(lifted === 'when' && { days: undefined }),
  ...(lifted === 'city' && { city: undefined, county: undefined }),
  ...(lifted !== 'when' && lifted !== 'city' && { [lifted]: undefined }),
});

const noEvents = sql`SELECT NULL::integer AS event_id WHERE false`;

/** True for what one choice less may leave: all filters, of several all but one. */
function isNearby(byFacts: boolean, filters: ListingFilters) {
  const chosen = [
    ...(filters.days ? (['when'] as const) : []),
    ...(filters.city !== undefined || filters.county !== undefined ? (['city'] as const) : []),
    ...(['genre', 'price'] as const).filter((name) => filters[name] !== undefined),
  ];
  if (chosen.length < 2) return sql<boolean>`true`;
  const arms = chosen.map((lifted) => {
    const others = without(filters, lifted);
    return byFacts ? sql`(${mayFulfil(others)} AND ${fulfils(others)})` : fulfils(others);
  });
  return sql<boolean>`(${sql.join(arms, sql` OR `)})`;
}

const bitsOf = (periods: Days[]) =>
  periods.length === 0
    ? sql`0`
    : sql.join(
        periods.map((period, index) => sql`CASE WHEN ${isWithin(period)} THEN ${sql.lit(1 << index)} ELSE 0 END`),
        sql` | `,
      );

/** The cells of all events that have a coming moment. */
export function readCells(
  db: Queryable,
  { similar = noEvents, sources, byFacts }: Counted,
  { filters = {}, periods, counties }: CellOptions,
): Promise<Cell[]> {
  const moments = sources.map(
    (source) => sql`
      SELECT l.event_id, l.city, ${counties ? sql`l.county` : sql`NULL::text AS county`}, l.genre,
        l.price_minor::float8 AS price, ${bitsOf(periods)} AS periods
      FROM event_listing l WHERE ${source} AND l.at > now() AND ${isNearby(byFacts, filters)}`,
  );
  const moment = sql<Moment>`(${sql.join(moments, sql` UNION ALL `)})`;
  return db
    .with(
      (name) => name('similar_event').materialized(),
      () => sql<{ event_id: number }>`(${similar})`,
    )
    .with('counted', (counting) =>
      counting
        .selectFrom(moment.as('moment'))
        .select(['city', 'county', 'genre', 'price', sql<number>`bit_or(periods)`.as('periods')])
        .groupBy(['event_id', 'city', 'county', 'genre', 'price']),
    )
    .selectFrom('counted')
    .select(['city', 'county', 'genre', 'price', 'periods', sql<number>`count(*)::int`.as('events')])
    .groupBy(['city', 'county', 'genre', 'price', 'periods'])
    .execute();
}
