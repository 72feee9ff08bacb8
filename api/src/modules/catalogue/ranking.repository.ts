import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';
import { exactMoment } from '../../database/exact-moment.ts';
import type { DB } from '../../database/schema.ts';
import type { Position } from './event-pages.repository.ts';
import type { PreparedWord } from './known-words.repository.ts';
import { exactMatches, type PreparedSearch } from './matches.repository.ts';
import { all, hasWord, isNamedOnWay, similarity, similarityToName } from './word-conditions.repository.ts';

/** SQL of the order of search results. */

/** Distance from the query, whether in another country, next date and id. */
export type SearchKeys = [distance: number, elsewhere: boolean, at: string, id: number];

/** A moment of an event and what it is ranked by, in this order. */
export interface RankedMoment<At = string> {
  distance: number;
  elsewhere: boolean;
  at: At;
  event_id: number;
}

const eb = expressionBuilder<DB>();

/** Maximum number of filtered matches that are all ranked. */
export const maxRanked = 1000;
const rankLimit = sql.lit(maxRanked);

/**
 * SQL: distance of the event from the query, 0 being best. Per word: 0 for a word of the name, 1 for the beginning of
 * one, 2 for a part of one, 3 when only the venue, address or city has it, or when it means the event's genre or month.
 * Typos rank after all of these by decreasing similarity, with similarity to the name weighing more.
 */
const distance = (words: PreparedWord[]): RawBuilder<number> => {
  const ofWord = (word: PreparedWord) => sql`CASE
    WHEN strpos(l.search_names, ${word.text}) > 0 THEN CASE
      WHEN strpos(l.search_names, ${` ${word.text} `}) > 0 THEN 0
      WHEN strpos(l.search_names, ${` ${word.text}`}) > 0 THEN 1
      ELSE 2 END
    WHEN ${hasWord(word)} THEN 3
    ELSE 20 - 10 * ${similarityToName(word.text)} - 5 * ${similarity(word.text)} END`;
  return sql`(${sql.join(words.map(ofWord), sql` + `)})::float8`;
};

/** Selects the sort keys of the moments `found`. */
const placed = (found: RawBuilder<unknown>, { words, country }: PreparedSearch) =>
  eb
    .selectFrom(sql`(${found})`.as('l'))
    .select([
      distance(words).as('distance'),
      sql<boolean>`l.country_code IS DISTINCT FROM ${country ?? null}::text`.as('elsewhere'),
      sql<Date>`l.at`.as('at'),
      sql<number>`l.event_id`.as('event_id'),
    ]);

/** Selects a page of `placed` moments plus one more. */
export function pageOf(tx: Queryable, placed: Expression<RankedMoment<Date>>, { limit, after }: Position<SearchKeys>) {
  const isAfter = after
    ? sql<boolean>`(distance, elsewhere, at, event_id)
        > (${after[0]}::float8, ${after[1]}::boolean, ${after[2]}::timestamptz, ${after[3]}::int)`
    : sql<boolean>`true`;
  return tx
    .with(
      (name) => name('placed').materialized(),
      () => placed,
    )
    .selectFrom('placed')
    .select(['distance', 'elsewhere', 'at', 'event_id'])
    .where(isAfter)
    .orderBy(sql`distance, elsewhere, at, event_id`)
    .limit(limit + 1);
}

/** SQL: moments already ranked as rows like those of `placed`, without duplicates. */
export const placedAt = (moments: RankedMoment[]) =>
  eb
    .selectFrom(
      sql`unnest(${moments.map(({ distance }) => distance)}::float8[],
        ${moments.map(({ elsewhere }) => elsewhere)}::boolean[], ${moments.map(({ at }) => at)}::timestamptz[],
        ${moments.map(({ event_id }) => event_id)}::int[])`.as<'known'>(sql`known (distance, elsewhere, at, event_id)`),
    )
    .distinct()
    .select([sql<number>`distance`.as('distance'), sql<boolean>`elsewhere`.as('elsewhere')])
    .select([sql<Date>`at`.as('at'), sql<number>`event_id`.as('event_id')]);

/** Result of ranking a search. */
export interface Ranked {
  /** Number of matches, up to `maxRanked`. */
  matches: number;
  /** Moments of the page; empty when there are too many matches to rank. */
  page: RankedMoment[];
}

function ranking(tx: Queryable, found: RawBuilder<unknown>, search: PreparedSearch, position: Position<SearchKeys>) {
  const all = sql`SELECT * FROM found WHERE (SELECT count(*) FROM found) < ${rankLimit}`;
  return tx
    .with(
      (name) => name('found').materialized(),
      () => sql`(${found} LIMIT ${rankLimit})`,
    )
    .selectFrom(sql`found`.as('l'))
    .select([
      sql<number>`count(*)::int`.as('matches'),
      jsonArrayFrom(
        eb
          .selectFrom(pageOf(tx, placed(all, search), position).as('page'))
          .select(['page.distance', 'page.elsewhere', exactMoment(sql`page.at`).as('at'), 'page.event_id']),
      ).as('page'),
    ]);
}

/** Ranks the moments `found`, a statement without a limit. */
export const rank = (...of: Parameters<typeof ranking>): Promise<Ranked> => ranking(...of).executeTakeFirstOrThrow();

/** SQL: true for moments of the country; always true without one. */
export const isOfCountry = (country: PreparedSearch['country']) =>
  country ? sql<boolean>`l.country_code = ${country}` : sql<boolean>`true`;

/** Counts over up to `maxRanked` filtered exact matches. */
export interface Sample extends Ranked {
  /** Matches with the words in the event's name. */
  named: number;
  /** Those of them in the visitor's country. */
  homeNamed: number;
}

export function readSample(tx: Queryable, search: PreparedSearch, position: Position<SearchKeys>): Promise<Sample> {
  const isNamed = all(search.words, isNamedOnWay);
  const countOf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
  return ranking(tx, exactMatches(search), search, position)
    .select([countOf(isNamed).as('named'), countOf(sql`${isOfCountry(search.country)} AND ${isNamed}`).as('homeNamed')])
    .executeTakeFirstOrThrow();
}
