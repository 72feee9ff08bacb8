import type { Currency, EventGenre } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Days } from './days.ts';
import { isWithin, type ListingFilters } from './listing-filters.repository.ts';

/** A group of events that no filter distinguishes, and their number. */
export interface Cell {
  city: string | null;
  /** Null also when counties were not requested. */
  county: string | null;
  genre: EventGenre | null;
  /** In the smallest unit of the currency. */
  price: number;
  currency: Currency;
  /** Bit mask of the periods with an upcoming date: bit `i` for the period at index `i`. */
  periods: number;
  events: number;
}

export interface CellOptions {
  /**
   * Active filters: reads only cells that match when at most one filter is lifted. Without them, the cells suit any
   * filters.
   */
  filters?: ListingFilters;
  periods: Days[];
  /** Whether to group by county. */
  counties: boolean;
}

/**
 * A filter that can be lifted to count its alternatives. A county belongs to a city: choosing another city lifts both.
 */
export type Lifted = 'when' | 'city' | 'county' | 'genre' | 'price';
export const without = (filters: ListingFilters, lifted: Lifted): ListingFilters => ({
  ...filters,
  ...(lifted === 'when' && { days: undefined }),
  ...(lifted === 'city' && { city: undefined, county: undefined }),
  ...(lifted !== 'when' && lifted !== 'city' && { [lifted]: undefined }),
});

/** SQL: true for rows that may match when at most one filter is lifted. */
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

/** Reads the cells of events with an upcoming moment `l` for which the condition is true. */
export function readCells(
  db: Queryable,
  condition: RawBuilder<boolean>,
  { periods, counties }: CellOptions,
): Promise<Cell[]> {
  const moments = db
    .selectFrom('event_listing as l')
    .select([
      'l.event_id',
      'l.city',
      sql<EventGenre | null>`l.genre`.as('genre'),
      sql<number>`l.amount_minor::float8`.as('price'),
      sql<Currency>`currency_of(l.country_code)`.as('currency'),
    ])
    .select(sql<string | null>`${counties ? sql`l.county` : sql`NULL::text`}`.as('county'))
    .select(sql<number>`${bitsOf(periods)}`.as('periods'))
    .where('l.at', '>', sql<Date>`now()`)
    .where(condition);
  return db
    .with('counted', (counting) =>
      counting
        .selectFrom(moments.as('moment'))
        .select(['city', 'county', 'genre', 'price', 'currency', sql<number>`bit_or(periods)`.as('periods')])
        .groupBy(['event_id', 'city', 'county', 'genre', 'price', 'currency']),
    )
    .selectFrom('counted')
    .select(['city', 'county', 'genre', 'price', 'currency', 'periods', sql<number>`count(*)::int`.as('events')])
    .groupBy(['city', 'county', 'genre', 'price', 'currency', 'periods'])
    .execute();
}

export const eventsIn = (cells: Cell[]) => cells.reduce((sum, { events }) => sum + events, 0);
