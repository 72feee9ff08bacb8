import type { CountryCode, EventFacets } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';
import { type Counted, cells, days, type Lifted, without } from './counted-events.repository.ts';
import type { Days } from './days.ts';
import { fulfils, type ListingFilters } from './listing-filters.repository.ts';

/** A choice of days with its value of the filter `when`. */
export interface Period extends Days {
  value: string;
}

/** Soles up to which a list can be narrowed: round sums between the cheapest shared seat and a van of one's own. */
const priceBounds = [30, 40, 50, 75, 100];
/** More nobody looks through; the search finds the others. */
const maxCities = sql.lit(30);

const noEvents = sql`SELECT NULL::integer AS event_id WHERE false`;

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
