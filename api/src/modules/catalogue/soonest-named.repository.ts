import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import { isNext } from './listing-filters.repository.ts';
import { whenRead } from './matches.repository.ts';

/** Number of the country's soonest events scanned first, using the names in the index by date. */
const maxNear = sql.lit(2000);

/** Above this number of matches by name, the soonest are found by walking the list by date. */
const maxNamed = sql.lit(300);

/** A match and its next date. */
interface Soonest {
  event_id: number;
  at: Date;
  elsewhere: boolean;
}

const countOf = (name: 'near' | 'named') => sql`(SELECT count(*) FROM ${sql.ref(name)})`;

/**
 * Builds a `soonest` CTE with the events for which `isNamed` is true, at least the first ones by country and date.
 * @param isNamed condition on the names of rows `l` of `event_listing`
 * @param most number of events to find
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
