import type { CountryCode } from '@idavuelta/shared/contracts';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { DB } from '../../database/schema.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import { isNext } from './listing-filters.repository.ts';
import { whenRead } from './matches.repository.ts';

/** Number of the country's soonest events scanned first, using the names in the index by date. */
const maxNear = sql.lit(2000);

/** Above this number of matches by name, the soonest are found by walking the list by date. */
const maxNamed = sql.lit(300);

const eb = expressionBuilder<DB>();
const countOf = (name: 'near' | 'named') => sql<number>`(SELECT count(*) FROM ${sql.ref(name)})`;

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
  const listed = eb.selectFrom('event_listing as l').select(['l.event_id', 'l.at']).where(isListedNext);
  const found = listed.select(sql<boolean>`${isHere} IS NOT TRUE`.as('elsewhere'));
  const near = listed.select('l.search_names').where(isHere).orderBy('l.at').orderBy('l.event_id').limit(maxNear);
  const onTheWay = (condition: RawBuilder<boolean>) =>
    eb.parens(
      found
        .where(condition)
        .where(whenRead(isNamed))
        .where(countOf('named'), '=', maxNamed)
        .orderBy('l.at')
        .orderBy('l.event_id')
        .limit(enough),
    );
  return tx
    .with(
      (name) => name('near').materialized(),
      () =>
        eb
          .selectFrom(near.as('l'))
          .select(['event_id', 'at', sql<boolean>`false`.as('elsewhere')])
          .where(isNamed)
          .orderBy('at')
          .orderBy('event_id')
          .limit(enough),
    )
    .with(
      (name) => name('named').materialized(),
      () => found.where(isNamed).where(countOf('near'), '<', enough).limit(maxNamed),
    )
    .with('soonest', (query) =>
      query
        .selectFrom('near')
        .select(['event_id', 'at', 'elsewhere'])
        .where(countOf('near'), '=', enough)
        .unionAll(
          query.selectFrom('named').select(['event_id', 'at', 'elsewhere']).where(countOf('named'), '<', maxNamed),
        )
        .unionAll(onTheWay(isHere))
        .unionAll(onTheWay(sql`${isHere} IS NOT TRUE`)),
    );
}
