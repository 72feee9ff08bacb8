import type { CountryCode, EventFacets } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';
import type { Days } from './days.ts';
import { fulfils, isNext, type ListingFilters, mayFulfil } from './listing-filters.repository.ts';

/** A choice of days with its value of the filter `when`. */
export interface Period extends Days {
  value: string;
}

/** Soles up to which a list can be narrowed: round sums between the cheapest shared seat and a van of one's own. */
const priceBounds = [30, 40, 50, 75, 100];
/** More nobody looks through; the search finds the others. */
const maxCities = sql.lit(30);

/** Whose events are counted. */
export interface Counted {
  /** Rows with the `event_id` of events that a source may name, as `similar_event`. */
  similar?: RawBuilder<unknown>;
  /** Conditions on moments `l`, each true for others. */
  sources: RawBuilder<boolean>[];
  /** Whether moments are found by words and `facts`; else on a walk through a list. */
  byFacts: boolean;
}

const noEvents = sql`SELECT NULL::integer AS event_id WHERE false`;

/** What is lifted to see what else there is; a county is one of a city: who chooses another city leaves it. */
type Lifted = 'when' | 'city' | 'county' | 'genre' | 'price';
const without = (filters: ListingFilters, lifted: Lifted): ListingFilters => ({
  ...filters,
  ...(lifted === 'when' && { days: undefined }),
  ...(lifted === 'city' && { city: undefined, county: undefined }),
  ...(lifted !== 'when' && lifted !== 'city' && { [lifted]: undefined }),
});

/** A choice of a filter. */
interface Choice {
  value: string;
  events: number;
  position: number;
}

const sum = sql<number>`COALESCE(sum(events), 0)::int`;

const choicesOf = (db: Queryable, choices: RawBuilder<Choice>) =>
  jsonArrayFrom(
    db
      .selectFrom(sql<Choice>`(${choices})`.as('choice'))
      .select(['choice.value', 'choice.events'])
      .where('choice.events', '>', 0)
      .orderBy('choice.position'),
  );

/** How many events are in the cells that the filters leave. */
const eventsIn = (filters: ListingFilters) => sql<number>`(SELECT ${sum} FROM cell l WHERE ${fulfils(filters)})`;

/** The values of a column, the most frequent first. */
const values = (column: 'city' | 'county' | 'genre', filters: ListingFilters) => sql<Choice>`
  SELECT ${sql.ref(column)} AS value, ${sum} AS events,
    row_number() OVER (ORDER BY sum(events) DESC, ${sql.ref(column)}) AS position
  FROM cell l WHERE ${fulfils(filters)} AND ${sql.ref(column)} IS NOT NULL
  GROUP BY ${sql.ref(column)} ORDER BY position LIMIT ${maxCities}`;

const upTo = (filters: ListingFilters) => sql<Choice>`
  SELECT bound.soles::text AS value, ${sum} AS events, bound.soles AS position
  FROM unnest(${priceBounds}::int[], ${priceBounds.map((bound) => fromDecimal(bound).minor)}::int[]) bound (soles, minor)
    LEFT JOIN cell l ON l.price_minor <= bound.minor AND ${fulfils(filters)}
  GROUP BY bound.soles`;

/** Each event counts once in a period, with the first of its dates in it. */
const within = (periods: Period[]) => sql<Choice>`
  SELECT period.value, period.position, ${sum} AS events
  FROM unnest(${periods.map(({ value }) => value)}::text[], ${periods.map(({ from }) => from)}::date[],
    ${periods.map(({ to }) => to)}::date[]) WITH ORDINALITY period (value, first_day, last_day, position)
  JOIN day ON day.first_day <= period.last_day AND day.last_day >= period.first_day
    AND (day.busy_until IS NULL OR day.busy_until < period.first_day)
  GROUP BY period.value, period.position`;

/** The columns of moments that fulfil the condition. */
const moments = (sources: RawBuilder<boolean>[], columns: RawBuilder<unknown>, condition: RawBuilder<boolean>) =>
  sql`(${sql.join(
    sources.map(
      (source) => sql`SELECT ${columns} FROM event_listing l WHERE ${source} AND l.at > now() AND ${condition}`,
    ),
    sql` UNION ALL `,
  )}) moment`;

/** True for what one choice more or less may leave: all filters but those by days, of several all but one. */
function isNearby({ byFacts }: Counted, { days: _, ...filters }: ListingFilters) {
  const chosen = (['city', 'genre', 'price'] as const).filter(
    (name) => filters[name] !== undefined || (name === 'city' && filters.county !== undefined),
  );
  if (chosen.length < 2) return sql<boolean>`true`;
  const arms = chosen.map((name) => {
    const others = without(filters, name);
    return byFacts ? sql`(${mayFulfil(others)} AND ${fulfils(others)})` : fulfils(others);
  });
  return sql<boolean>`(${sql.join(arms, sql` OR `)})`;
}

/** The sources, apart by what finds the days in them: of the words an index has the months, a list is in order. */
function sourcesIn({ sources, byFacts }: Counted, days: Days | undefined) {
  if (!days) return sources;
  if (byFacts) return sources.map((source) => sql<boolean>`${source} AND ${mayFulfil({ days })}`);
  return sources.flatMap((source) => [
    sql<boolean>`${source} AND l.first_day = l.last_day AND l.at < ${days.to}::date + 2`,
    sql<boolean>`${source} AND l.first_day < l.last_day`,
  ]);
}

/** So many events of a city, a kind and a price have a moment in the days that are chosen. */
const cells = (counted: Counted, filters: ListingFilters, { counties }: { counties: boolean }) => sql<{
  events: number;
}>`(
  SELECT city, county, genre, price_minor, count(*) AS events
  FROM ${moments(
    sourcesIn(counted, filters.days),
    sql`l.city, ${counties ? sql`l.county` : sql`NULL::text AS county`}, l.genre, l.price_minor`,
    sql`${isNext(filters)} AND ${fulfils({ days: filters.days })} AND ${isNearby(counted, filters)}`,
  )}
  GROUP BY city, county, genre, price_minor)`;

/** So many events that fulfil the other filters are on these days, and before on others, to which they are `busy_until`. */
const days = ({ sources }: Counted, { days: _, ...filters }: ListingFilters) => sql<{ events: number }>`(
  SELECT first_day, last_day, busy_until, count(*) AS events
  FROM ${moments(
    sources,
    sql`l.first_day, l.last_day, CASE WHEN l.before_at > now() THEN l.before_day END AS busy_until`,
    sql`${fulfils(filters)} AND ${mayFulfil(filters)}`,
  )}
  GROUP BY first_day, last_day, busy_until)`;

/** Counts what each choice of a filter would leave, beside the other filters that are set: counties of a chosen city alone. */
export function createFacetsRepository(db: Queryable) {
  return {
    /** `YYYY-MM-DD`, where clocks are those of the country. */
    async today(country: CountryCode): Promise<string> {
      const found = await db
        .selectFrom('country')
        .select(sql<string>`(now() AT TIME ZONE time_zone)::date::text`.as('today'))
        .where('code', '=', country)
        .executeTakeFirst();
      return found?.today ?? new Date().toISOString().slice(0, 10);
    },

    async facets(counted: Counted, filters: ListingFilters, periods: Period[]): Promise<EventFacets> {
      const counties = filters.city !== undefined || filters.county !== undefined;
      const { days: _, ...others } = filters;
      const lifting = (lifted: Lifted) => without(others, lifted);
      const row = await db
        .with(
          (name) => name('similar_event').materialized(),
          () => sql<{ event_id: number }>`(${counted.similar ?? noEvents})`,
        )
        .with(
          (name) => name('cell').materialized(),
          () => cells(counted, filters, { counties }),
        )
        .with(
          (name) => name('day').materialized(),
          () => days(counted, filters),
        )
        .selectNoFrom([
          eventsIn(others).as('total'),
          sql<number>`(SELECT ${sum} FROM day WHERE busy_until IS NULL)`.as('anyDay'),
          choicesOf(db, within(periods)).as('periods'),
          eventsIn(lifting('city')).as('anyCity'),
          choicesOf(db, values('city', lifting('city'))).as('cities'),
          eventsIn(lifting('genre')).as('anyGenre'),
          choicesOf(db, values('genre', lifting('genre'))).as('genres'),
          eventsIn(lifting('price')).as('anyPrice'),
          choicesOf(db, upTo(lifting('price'))).as('prices'),
        ])
        .$if(counties, (query) =>
          query.select([
            eventsIn(lifting('county')).as('anyCounty'),
            choicesOf(db, values('county', lifting('county'))).as('counties'),
          ]),
        )
        .executeTakeFirstOrThrow();
      return {
        total: row.total,
        when: { any: row.anyDay, choices: row.periods },
        city: { any: row.anyCity, choices: row.cities },
        ...(row.counties && { county: { any: row.anyCounty ?? 0, choices: row.counties } }),
        genre: { any: row.anyGenre, choices: row.genres },
        price: { any: row.anyPrice, choices: row.prices },
      };
    },
  };
}
