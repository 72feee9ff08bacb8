import type { EventGenre } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Days } from './days.ts';
import { isWithin, type ListingFilters } from './listing-filters.repository.ts';

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

/** True for what one choice less may leave: for all filters, of several for all but one. */
export function nearby(filters: ListingFilters, condition: (others: ListingFilters) => RawBuilder<boolean>) {
  const chosen = [
    ...(filters.days ? (['when'] as const) : []),
    ...(filters.city !== undefined || filters.county !== undefined ? (['city'] as const) : []),
    ...(['genre', 'price'] as const).filter((name) => filters[name] !== undefined),
  ];
  if (chosen.length < 2) return condition({});
  const arms = chosen.map((lifted) => condition(without(filters, lifted)));
  return sql<boolean>`(${sql.join(arms, sql` OR `)})`;
}

const bitsOf = (periods: Days[]) =>
  periods.length === 0
    ? sql`0`
    : sql.join(
        periods.map((period, index) => sql`CASE WHEN ${isWithin(period)} THEN ${sql.lit(1 << index)} ELSE 0 END`),
        sql` | `,
      );

/** The cells of the events that have a coming moment `l` for which the condition is true. */
export function readCells(
  db: Queryable,
  condition: RawBuilder<boolean>,
  { periods, counties }: CellOptions,
): Promise<Cell[]> {
  const moments = sql<Moment>`(
    SELECT l.event_id, l.city, ${counties ? sql`l.county` : sql`NULL::text AS county`}, l.genre,
      l.price_minor::float8 AS price, ${bitsOf(periods)} AS periods
    FROM event_listing l WHERE l.at > now() AND ${condition})`;
  return db
    .with('counted', (counting) =>
      counting
        .selectFrom(moments.as('moment'))
        .select(['city', 'county', 'genre', 'price', sql<number>`bit_or(periods)`.as('periods')])
        .groupBy(['event_id', 'city', 'county', 'genre', 'price']),
    )
    .selectFrom('counted')
    .select(['city', 'county', 'genre', 'price', 'periods', sql<number>`count(*)::int`.as('events')])
    .groupBy(['city', 'county', 'genre', 'price', 'periods'])
    .execute();
}

export const eventsIn = (cells: Cell[]) => cells.reduce((sum, { events }) => sum + events, 0);
