import type { CountryCode, EventFacets, EventFilters } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../database/database.ts';
import { conditionsOf, type Days, filterNames, type ListingFilters } from './listing-filters.repository.ts';

/** A choice of days with its value of the filter `when`. */
export interface Period extends Days {
  value: string;
}

/** Soles up to which a list can be narrowed: round sums between the cheapest shared seat and a van of one's own. */
const priceBounds = [30, 40, 50, 75, 100];
/** More nobody looks through; the search finds the others. */
const maxCities = sql.lit(30);

type Filter = keyof EventFilters;
const flag = (filter: Filter) => sql.ref(`fits_${filter}`);

/** A county is one of a city: who chooses another city leaves it. */
const goesWith = (name: Filter, except?: Filter) => name === except || (name === 'county' && except === 'city');

/** True where all filters but one leave the event. */
const others = (except?: Filter) =>
  sql<boolean>`${sql.join(filterNames.filter((name) => !goesWith(name, except)).map(flag), sql` AND `)}`;

/** A choice of a filter. */
interface Choice {
  value: string;
  events: number;
  position: number;
}

/** How many events all filters but one leave; without one all filters. */
const eventsLeft = (except?: Filter) => sql<number>`(SELECT count(*) FROM candidate WHERE ${others(except)})`;

const choicesOf = (db: Queryable, choices: RawBuilder<Choice>) =>
  jsonArrayFrom(
    db
      .selectFrom(sql<Choice>`(${choices})`.as('choice'))
      .select(['choice.value', 'choice.events'])
      .where('choice.events', '>', 0)
      .orderBy('choice.position'),
  );

/** The values of a column, the most frequent first. */
const values = (column: 'city' | 'county' | 'genre') => sql<Choice>`
  SELECT ${sql.ref(column)} AS value, count(*) AS events,
    row_number() OVER (ORDER BY count(*) DESC, ${sql.ref(column)}) AS position
  FROM candidate WHERE ${others(column)} AND ${sql.ref(column)} IS NOT NULL
  GROUP BY ${sql.ref(column)} ORDER BY position LIMIT ${maxCities}`;

const upTo = sql<Choice>`
  SELECT bound.soles::text AS value, count(candidate.event_id) AS events, bound.soles AS position
  FROM unnest(${priceBounds}::int[], ${priceBounds.map((bound) => fromDecimal(bound).minor)}::int[]) bound (soles, minor)
    LEFT JOIN candidate ON candidate.price_minor <= bound.minor AND ${others('price')}
  GROUP BY bound.soles`;

/**
 * Each event counts once in a period, however many of its dates are in it. Single days find their month by its first
 * day; only ranges, which are few, and the weekend are compared with the days of a period.
 */
const within = (periods: Period[]) => sql<Choice>`
  WITH period AS MATERIALIZED (
    SELECT * FROM unnest(${periods.map(({ value }) => value)}::text[], ${periods.map(({ from }) => from)}::date[],
      ${periods.map(({ to }) => to)}::date[]) WITH ORDINALITY period (value, first_day, last_day, position)),
  fitting AS (SELECT event_id, first_day, last_day FROM moment WHERE ${others('when')}),
  found AS (
    SELECT period.value, period.position, fitting.event_id FROM fitting
      JOIN period ON period.first_day = date_trunc('month', fitting.first_day)::date AND period.value <> 'weekend'
    WHERE fitting.first_day = fitting.last_day
    UNION
    SELECT period.value, period.position, fitting.event_id FROM period
      JOIN fitting ON fitting.first_day <= period.last_day AND fitting.last_day >= period.first_day
    WHERE period.value = 'weekend'
    UNION
    SELECT period.value, period.position, fitting.event_id FROM period
      JOIN fitting ON fitting.first_day <= period.last_day AND fitting.last_day >= period.first_day
    WHERE fitting.first_day < fitting.last_day)
  SELECT value, position, count(*) AS events FROM found GROUP BY value, position`;

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

    /** @param source condition on the moments `l` whose events are counted */
    async facets(source: RawBuilder<boolean>, filters: ListingFilters, periods: Period[]): Promise<EventFacets> {
      const conditions = conditionsOf(filters);
      const chosen = filters.city !== undefined || filters.county !== undefined;
      const flags = sql.join(filterNames.map((name) => sql`${conditions[name]} AS ${flag(name)}`));
      const row = await db
        .with(
          (name) => name('moment').materialized(),
          () => sql<{ event_id: number }>`(
            SELECT l.event_id, l.city, l.county, l.genre, l.price_minor, l.first_day, l.last_day, ${flags}
            FROM event_listing l WHERE ${source} AND l.at > now())`,
        )
        .with(
          (name) => name('candidate').materialized(),
          () => sql<{ event_id: number }>`(
            SELECT event_id, city, county, genre, price_minor, fits_city, fits_county, fits_genre, fits_price,
              bool_or(fits_when) AS fits_when
            FROM moment
            GROUP BY event_id, city, county, genre, price_minor, fits_city, fits_county, fits_genre, fits_price)`,
        )
        .selectNoFrom([
          eventsLeft().as('total'),
          eventsLeft('when').as('anyDay'),
          choicesOf(db, within(periods)).as('periods'),
          eventsLeft('city').as('anyCity'),
          choicesOf(db, values('city')).as('cities'),
          eventsLeft('genre').as('anyGenre'),
          choicesOf(db, values('genre')).as('genres'),
          eventsLeft('price').as('anyPrice'),
          choicesOf(db, upTo).as('prices'),
        ])
        .$if(chosen, (query) =>
          query.select([eventsLeft('county').as('anyCounty'), choicesOf(db, values('county')).as('counties')]),
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
