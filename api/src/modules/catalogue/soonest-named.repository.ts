import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import { isNext } from './listing-filters.repository.ts';
import { whenRead } from './matches.repository.ts';

/** So many of the country's soonest events are looked through first, whose names are in the index by date. */
const maxNear = sql.lit(2000);

/** Of more events with such a name the soonest are found on the way through the list by date. */
const maxNamed = sql.lit(300);

/** An event that is found, and when it is next. */
interface Soonest {
  event_id: number;
  at: Date;
  elsewhere: boolean;
}

const countOf = (name: 'near' | 'named') => sql`(SELECT count(*) FROM ${sql.ref(name)})`;

/**
 * A statement that has the events of which `isNamed` is true as `soonest`: at least those that come first of the country,
 * then by date.
 * @param isNamed of rows `l` of `event_listing`, by their names
 * @param most so many are looked for
 */
export function withSoonest(
  tx: Queryable,
  isNamed: RawBuilder<boolean>,
  country: CountryCode | undefined,
  most: number,
) {
  const enough = sql.lit(most);
  const isHere = country ? sql<boolean>`l.country_code = ${country}` : sql<boolean>`false`;
  const isListedNext = sql<boolean>`(${isListedAs(sql`l.visibility`)} AND ${isNext()})`;
  const found = sql`SELECT l.event_id, l.at, ${isHere} IS NOT TRUE AS elsewhere FROM event_listing l
    WHERE ${isListedNext}`;
  const onTheWay = (condition: RawBuilder<boolean>) => sql`(
    ${found} AND ${condition} AND ${whenRead(isNamed)} AND ${countOf('named')} = ${maxNamed}
    ORDER BY l.at, l.event_id LIMIT ${enough})`;
  return tx
    .with(
      (name) => name('near').materialized(),
      () => sql<Soonest>`(
        SELECT event_id, at, false AS elsewhere FROM (
          SELECT l.event_id, l.at, l.search_names FROM event_listing l
          WHERE ${isHere} AND ${isListedNext} ORDER BY l.at, l.event_id LIMIT ${maxNear}) l
        WHERE ${isNamed} ORDER BY at, event_id LIMIT ${enough})`,
    )
    .with(
      (name) => name('named').materialized(),
      () => sql<Soonest>`(${found} AND ${isNamed} AND ${countOf('near')} < ${enough} LIMIT ${maxNamed})`,
    )
    .with(
      'soonest',
      () => sql<Soonest>`(
        SELECT * FROM near WHERE ${countOf('near')} = ${enough}
        UNION ALL
        SELECT * FROM named WHERE ${countOf('named')} < ${maxNamed}
        UNION ALL
        ${onTheWay(isHere)}
        UNION ALL
        ${onTheWay(sql`${isHere} IS NOT TRUE`)})`,
    );
}
