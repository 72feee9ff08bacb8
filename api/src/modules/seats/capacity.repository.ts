import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { occasionsOfEvent } from './availability.repository.ts';

/** What one pool of a departure can sell, and has. Units are seats, or whole vans. */
export interface PoolSales {
  /** As clocks at the event show it: `2027-03-06T20:00`. */
  departure: string;
  startsAt: Date;
  eventDateId: number;
  /** Null before the first sale of a day, as are its pools: the capacity is then that of the pools to be created. */
  departureId: number | null;
  /** Number of the pool, the same on every departure of the event. */
  pool: number;
  /** What is sold from it, in the country's language. */
  categories: string[];
  provinces: string[];
  capacity: number;
  sold: number;
  held: number;
  free: number;
  /** What people on the waiting list want of it. */
  waiting: number;
}

/** The departures of an event with their pools, and how much these may sell. */
export function createCapacityRepository(db: Queryable) {
  return {
    /** By departure, then by pool. */
    async salesOf(eventId: number): Promise<PoolSales[]> {
      const { rows } = await sql<PoolSales>`
        SELECT to_char(occasion.starts_at AT TIME ZONE event.time_zone, 'YYYY-MM-DD"T"HH24:MI') AS departure,
          occasion.starts_at AS "startsAt", occasion.event_date_id AS "eventDateId", d.id AS "departureId",
          t.id AS pool, offered.categories, offered.provinces,
          COALESCE(p.capacity, t.capacity) AS capacity, COALESCE(p.sold, 0) AS sold, COALESCE(p.held, 0) AS held,
          COALESCE(p.capacity - p.sold - p.held, t.capacity) AS free, wanted.units AS waiting
        FROM event JOIN country ON country.code = event.country_code
          CROSS JOIN LATERAL ${occasionsOfEvent} occasion
          LEFT JOIN departure d ON d.event_date_id = occasion.event_date_id AND d.starts_at = occasion.starts_at
          JOIN seat_pool_template t ON t.event_id = event.id
          LEFT JOIN seat_pool p ON p.departure_id = d.id AND p.template_id = t.id
          CROSS JOIN LATERAL (
            SELECT COALESCE(array_agg(DISTINCT province.name), '{}') AS provinces,
              COALESCE(array_agg(DISTINCT COALESCE(c.translations -> country.default_locale,
                jsonb_path_query_first(c.translations, '$.*')) ->> 'name'), '{}') AS categories
            FROM offer o JOIN product_variant v ON v.id = o.product_variant_id JOIN category c ON c.id = v.category_id
              JOIN province ON province.id = v.province_id
            WHERE o.template_id = t.id) offered
          CROSS JOIN LATERAL (
            SELECT COALESCE(sum(w.tickets * o.units), 0)::int AS units
            FROM waiting_list w JOIN offer o ON o.product_variant_id = w.product_variant_id
            WHERE w.departure_id = d.id AND w.state = 'waiting' AND o.template_id = t.id) wanted
        WHERE event.id = ${eventId} ORDER BY occasion.starts_at, t.id`.execute(db);
      return rows;
    },

    /** Locks the pool until the transaction ends: its buyers wait. @returns how many units are held and sold */
    lock: (departureId: number, pool: number) =>
      db
        .selectFrom('seat_pool')
        .select(['id', 'capacity', 'sold', 'held'])
        .where('departure_id', '=', departureId)
        .where('template_id', '=', pool)
        .forUpdate()
        .executeTakeFirstOrThrow(),

    /** In the order in which all statements lock pools. */
    lockAll: (eventIds: number[]) =>
      sql`SELECT FROM seat_pool p JOIN departure d ON d.id = p.departure_id WHERE d.event_id = ANY (${eventIds}::int[])
        ORDER BY p.id FOR UPDATE OF p`.execute(db),

    set: (poolId: number, capacity: number) =>
      db.updateTable('seat_pool').set({ capacity }).where('id', '=', poolId).execute(),

    setEvery: (pool: number, capacity: number) =>
      db.updateTable('seat_pool').set({ capacity }).where('template_id', '=', pool).execute(),

    /** What departures that are still to be made get. */
    setTemplate: (pool: number, capacity: number) =>
      db.updateTable('seat_pool_template').set({ capacity }).where('id', '=', pool).execute(),
  };
}
