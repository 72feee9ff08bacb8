import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../database/by-name.ts';
import type { Queryable } from '../../database/database.ts';
import { localName } from '../../database/local-name.ts';
import { occasionsOfEvent } from './availability.repository.ts';

/** Capacity and sales of a pool on a departure. Units are seats or whole vans. */
export interface PoolSales {
  /** Local time at the event: `2027-03-06T20:00`. */
  departure: string;
  startsAt: Date;
  eventDateId: number;
  /** Null before a day's first sale: the capacity is then that of the pools to be created. */
  departureId: number | null;
  /** Number of the pool, equal on all departures of the event. */
  pool: number;
  /** Categories sold from it, in the country's language. */
  categories: string[];
  provinces: string[];
  capacity: number;
  sold: number;
  held: number;
  free: number;
  /** Units wanted by the waiting list. */
  waiting: number;
}

/** Selects the variants sold from pool `t`. */
const variantsOfPool = (db: Queryable) =>
  db
    .selectFrom('offer as o')
    .innerJoin('product_variant as v', 'v.id', 'o.product_variant_id')
    .where('o.template_id', '=', sql.ref<number>('t.id'));

/** Departures of an event with the capacity of their pools. */
export function createCapacityRepository(db: Queryable) {
  return {
    /** Sorted by departure, then pool. */
    async salesOf(eventId: number): Promise<PoolSales[]> {
      const rows = await db
        .selectFrom('event')
        .innerJoin('country', 'country.code', 'event.country_code')
        .innerJoinLateral(occasionsOfEvent.as('occasion'), (join) => join.onTrue())
        .leftJoin('departure as d', (join) =>
          join.onRef('d.event_date_id', '=', 'occasion.event_date_id').onRef('d.starts_at', '=', 'occasion.starts_at'),
        )
        .innerJoin('seat_pool_template as t', 't.event_id', 'event.id')
        .leftJoin('seat_pool as p', (join) =>
          join.onRef('p.departure_id', '=', 'd.id').onRef('p.template_id', '=', 't.id'),
        )
        .select((eb) => [
          sql<string>`to_char(occasion.starts_at AT TIME ZONE event.time_zone, 'YYYY-MM-DD"T"HH24:MI')`.as('departure'),
          'occasion.starts_at as startsAt',
          'occasion.event_date_id as eventDateId',
          'd.id as departureId',
          't.id as pool',
          eb.fn.coalesce('p.capacity', 't.capacity').as('capacity'),
          eb.fn.coalesce('p.sold', eb.lit(0)).as('sold'),
          eb.fn.coalesce('p.held', eb.lit(0)).as('held'),
          jsonArrayFrom(
            variantsOfPool(db)
              .innerJoin('province', 'province.id', 'v.province_id')
              .select('province.name')
              .groupBy('province.name')
              .orderBy(byName('province.name')),
          ).as('provinces'),
          jsonArrayFrom(
            variantsOfPool(db)
              .innerJoin('category as c', 'c.id', 'v.category_id')
              .select(localName('c.translations', 'country.default_locale').as('name'))
              .distinct()
              .orderBy('name'),
          ).as('categories'),
          eb
            .selectFrom('waiting_list as w')
            .innerJoin('offer as o', 'o.product_variant_id', 'w.product_variant_id')
            .select((wanted) =>
              wanted.fn
                .coalesce(wanted.fn.sum<number>(wanted('w.tickets', '*', wanted.ref('o.units'))), wanted.lit(0))
                .as('units'),
            )
            .whereRef('w.departure_id', '=', 'd.id')
            .where('w.state', '=', 'waiting')
            .whereRef('o.template_id', '=', 't.id')
            .$asScalar()
            .$notNull()
            .as('waiting'),
        ])
        .where('event.id', '=', eventId)
        .orderBy('occasion.starts_at')
        .orderBy('t.id')
        .execute();
      return rows.map(({ provinces, categories, ...pool }) => ({
        ...pool,
        provinces: provinces.map(({ name }) => name),
        categories: categories.map(({ name }) => name),
        free: pool.capacity - pool.sold - pool.held,
      }));
    },

    /**
     * Locks the pool until the transaction ends, which blocks its buyers.
     * @returns the number of units held and sold
     */
    lock: (departureId: number, pool: number) =>
      db
        .selectFrom('seat_pool')
        .select(['id', 'capacity', 'sold', 'held'])
        .where('departure_id', '=', departureId)
        .where('template_id', '=', pool)
        .forUpdate()
        .executeTakeFirstOrThrow(),

    /** In the same order as every other statement that locks pools. */
    lockAll: (eventIds: number[]) =>
      db
        .selectFrom('seat_pool as p')
        .innerJoin('departure as d', 'd.id', 'p.departure_id')
        .select('p.id')
        .where(({ eb, fn, val }) => eb('d.event_id', '=', fn.any(val(eventIds))))
        .orderBy('p.id')
        .forUpdate('p')
        .execute(),

    set: (poolId: number, capacity: number) =>
      db.updateTable('seat_pool').set({ capacity }).where('id', '=', poolId).execute(),

    setEvery: (pool: number, capacity: number) =>
      db.updateTable('seat_pool').set({ capacity }).where('template_id', '=', pool).execute(),

    /** Sets the capacity of departures created later. */
    setTemplate: (pool: number, capacity: number) =>
      db.updateTable('seat_pool_template').set({ capacity }).where('id', '=', pool).execute(),
  };
}
