import type { CountryCode, EventType } from '@idavuelta/shared/contracts';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { isInvited, isListedAs } from '../../visibility/visibility.repository.ts';
import { fulfils, isNext, type ListingFilters } from './listing-filters.repository.ts';

/** SQL of pages of events, for the repository that lists them. */

export interface Position<Keys> {
  limit: number;
  /** Keys of the last event on the previous page; absent for the first page. */
  after?: Keys;
}

/** Next date of the event, and its id. */
export type SoonestKeys = [at: string, id: number];

const eb = expressionBuilder<DB>();

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
  condition = sql<boolean>`true`,
) =>
  eb
    .selectFrom('event_listing as l')
    .select(['l.event_id', 'l.at'])
    .where(isOfType({ type, country }))
    .where(fulfils(filters))
    .where(isNext(filters))
    .where(isAfter(after))
    .where(condition)
    .orderBy('l.at')
    .orderBy('l.event_id')
    .limit(limit + 1);

/**
 * Selects a page plus one more event, which tells whether there is a next page.
 * Walks an index of listed events from the position on. With chosen days the walk ends after them, except for ranges:
 * their moment is the end of their last day, long after the chosen days, so they are read separately.
 */
export function eventsOfType(list: ListedType, position: Position<SoonestKeys>) {
  const { days } = list.filters;
  if (!days) return soonestOfType(list, position);
  const soonest = (condition: RawBuilder<boolean>) =>
    eb.selectFrom(soonestOfType(list, position, condition).as('l')).select(['l.event_id', 'l.at']);
  // No time zone's day ends later than a day after it ends in UTC.
  const ofOneDay = soonest(sql`l.first_day = l.last_day AND l.at < ${days.to}::date + 2`);
  return ofOneDay
    .unionAll(soonest(sql`l.first_day < l.last_day`))
    .orderBy('at')
    .orderBy('event_id')
    .limit(position.limit + 1);
}

/** Selects the few events of one guest. */
export const eventsOfGuest = (customerId: number, { limit, after }: Position<SoonestKeys>) =>
  eb
    .selectFrom('event')
    .innerJoin('event_listing as l', 'l.event_id', 'event.id')
    .select(['l.event_id', 'l.at'])
    .where(isInvited(customerId))
    .where(isNext())
    .where(isAfter(after))
    .orderBy('l.at')
    .orderBy('l.event_id')
    .limit(limit + 1);
