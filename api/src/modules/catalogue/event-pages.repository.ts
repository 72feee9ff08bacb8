import type { CountryCode, EventType } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { exactMoment } from '../../database/exact-moment.ts';
import { isInvited, isListedAs } from '../../visibility/visibility.repository.ts';
import { fulfils, isNext, type ListingFilters } from './listing-filters.repository.ts';

/** SQL of pages of events, for the repository that lists them. */

export interface Position<Keys> {
  limit: number;
  /** Keys of the last event on the previous page; absent for the first page. */
  after?: Keys;
}

/** A page plus one more event, which tells whether there is a next page. */
export interface PageOf<Keys> {
  /** Statement whose rows have `event_id` and the columns that `keys` and `order` use. */
  rows: RawBuilder<{ event_id: number }>;
  /** Keys of a row, comma-separated. */
  keys: RawBuilder<Keys>;
  order: RawBuilder<unknown>;
}

/** Next date of the event, and its id. */
export type SoonestKeys = [at: string, id: number];

const bySoonest = {
  keys: sql<SoonestKeys>`${exactMoment(sql`page.at`)}, page.event_id`,
  order: sql`page.at, page.event_id`,
};

const isAfter = (after: SoonestKeys | undefined): RawBuilder<boolean> =>
  after ? sql`(l.at, l.event_id) > (${after[0]}::timestamptz, ${after[1]}::int)` : sql`true`;

/** A list of events by type. */
export interface ListedType {
  type: EventType;
  country: CountryCode;
  filters: ListingFilters;
}

/** SQL: true for moments of the list's events. */
export const isOfType = ({ type, country }: Omit<ListedType, 'filters'>) =>
  sql<boolean>`l.country_code = ${country} AND l.type = ${type} AND ${isListedAs(sql`l.visibility`)}`;

/** Selects the soonest events of a list by walking an index by date. */
const soonestOfType = (
  { type, country, filters }: ListedType,
  { limit, after }: Position<SoonestKeys>,
  condition: RawBuilder<unknown>,
) => sql<{ event_id: number }>`
  SELECT l.event_id, l.at FROM event_listing l
  WHERE ${isOfType({ type, country })} AND ${fulfils(filters)} AND ${isNext(filters)} AND ${isAfter(after)} AND ${condition}
  ORDER BY l.at, l.event_id LIMIT ${limit + 1}`;

/**
 * Walks an index of listed events from the position on. With chosen days the walk ends after them, except for ranges:
 * their moment is the end of their last day, long after the chosen days, so they are read separately.
 */
export function eventsOfType(list: ListedType, position: Position<SoonestKeys>): PageOf<SoonestKeys> {
  const { days } = list.filters;
  const soonest = (condition: RawBuilder<unknown>) => soonestOfType(list, position, condition);
  if (!days) return { rows: soonest(sql`true`), ...bySoonest };
  // No time zone's day ends later than a day after it ends in UTC.
  const ofOneDay = soonest(sql`l.first_day = l.last_day AND l.at < ${days.to}::date + 2`);
  const ofSeveral = soonest(sql`l.first_day < l.last_day`);
  return {
    rows: sql<{ event_id: number }>`SELECT * FROM ((${ofOneDay}) UNION ALL (${ofSeveral})) either
      ORDER BY at, event_id LIMIT ${position.limit + 1}`,
    ...bySoonest,
  };
}

/** Selects the few events of one guest. */
export const eventsOfGuest = (customerId: number, { limit, after }: Position<SoonestKeys>): PageOf<SoonestKeys> => ({
  rows: sql`SELECT l.event_id, l.at FROM event JOIN event_listing l ON l.event_id = event.id
    WHERE ${isInvited(customerId)} AND ${isNext()} AND ${isAfter(after)}
    ORDER BY l.at, l.event_id LIMIT ${limit + 1}`,
  ...bySoonest,
});
