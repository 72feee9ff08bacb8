import { type RawBuilder, sql } from 'kysely';
import { mayFulfil } from './listing-filters.repository.ts';
import { fits, isOfCountry, maxRanked, type PreparedSearch, type Sample } from './matches.repository.ts';
import { all, hasWord, isNamed, isNamedOnWay } from './word-conditions.repository.ts';

/**
 * So many of too many matches are found: the soonest of the country with the words in their names; if those are fewer, of
 * all countries, and with the words anywhere. Nobody pages farther.
 */
const maxSoonest = sql.lit(80);

/** Of a sample of matches, so many that a walk by date soon finds enough of them. */
const manyOfSample = 200;

interface Wanted extends Pick<PreparedSearch, 'filters' | 'country'> {
  /** True for moments that are wanted, told from columns of the index by date. */
  passed: RawBuilder<boolean>;
  /** The same from the index of words, where a sample has few of them. */
  indexed?: RawBuilder<boolean> | undefined;
  /** True where there are too few without them. */
  when?: RawBuilder<boolean>;
}

/** The soonest, on the way through the list by date. `COALESCE` keeps the condition from the index of words. */
const onTheWay = ({ filters, country, passed, when = sql`true` }: Wanted) => sql`
  SELECT l.* FROM (
    SELECT l.event_id, l.at FROM event_listing l
    WHERE ${when} AND ${fits(filters)} AND ${isOfCountry(country)} AND COALESCE(${passed}, false)
    ORDER BY l.at, l.event_id LIMIT ${maxSoonest}) way
  JOIN event_listing l ON l.event_id = way.event_id AND l.at = way.at`;

/** All where they are few, else the soonest. `COALESCE` keeps the country from the index by date. */
function wantedMoments(wanted: Wanted) {
  const { filters, country, indexed, when = sql<boolean>`true` } = wanted;
  if (!indexed) return onTheWay(wanted);
  const limit = sql.lit(maxRanked);
  return sql`
    WITH few AS MATERIALIZED (SELECT l.* FROM event_listing l
      WHERE ${when} AND ${fits(filters)} AND COALESCE(${isOfCountry(country)}, false)
        AND ${mayFulfil(filters)} AND ${indexed} LIMIT ${limit})
    SELECT * FROM few WHERE (SELECT count(*) FROM few) < ${limit}
    UNION ALL ${onTheWay({ ...wanted, when: sql`(SELECT count(*) FROM few) = ${limit}` })}`;
}

/** The soonest of too many matches. */
export function soonestMatches({ words, country, filters }: PreparedSearch, sample: Sample): RawBuilder<unknown> {
  const named = { filters, passed: all(words, isNamedOnWay) };
  const ifFew = (ofSample: number) => (ofSample < manyOfSample ? all(words, isNamed) : undefined);
  const countOf = (table: string) => sql`(SELECT count(*) FROM ${sql.ref(table)})`;
  const home = wantedMoments({ ...named, country, indexed: ifFew(sample.homeNamed) });
  const namedAnywhere = wantedMoments({
    ...named,
    country: undefined,
    indexed: ifFew(sample.named),
    when: sql`${countOf('home')} < ${maxSoonest}`,
  });
  const anywhere = wantedMoments({
    filters,
    country: undefined,
    passed: all(words, hasWord),
    when: sql`${countOf('home')} + ${countOf('named')} < ${maxSoonest}`,
  });
  return sql`
    WITH home AS MATERIALIZED (${home}), named AS MATERIALIZED (${namedAnywhere}), anywhere AS MATERIALIZED (${anywhere})
    SELECT * FROM home UNION SELECT * FROM named UNION SELECT * FROM anywhere`;
}
