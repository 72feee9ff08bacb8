import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { salesEnd } from './departures.repository.ts';

export interface Offer {
  waitingId: number;
  departureId: number;
  variantId: number;
  tickets: number;
  until: Date;
}

/** Seats that a pool holds for somebody on the waiting list, without an order. */
export function createOfferedSeatsRepository(db: Queryable) {
  return {
    /** Keeps them as they are until the transaction ends. To be called before any pool is locked. @returns whether there are any */
    async lock(waitingId: number) {
      const { rows } = await sql`
        SELECT FROM offered_seats WHERE waiting_id = ${waitingId} AND state = 'held' FOR UPDATE`.execute(db);
      return rows.length > 0;
    },

    /** Holds the seats if they are free. @returns whether they are held */
    async hold({ waitingId, departureId, variantId, tickets, until }: Offer) {
      const { rows } = await sql`
        WITH taken AS (
          UPDATE seat_pool p SET held = p.held + o.units * ${tickets}::int FROM offer o
          WHERE o.product_variant_id = ${variantId} AND p.template_id = o.template_id AND p.departure_id = ${departureId}
            AND p.capacity - p.held - p.sold >= o.units * ${tickets}::int
          RETURNING p.id, o.units * ${tickets}::int AS units)
        INSERT INTO offered_seats (waiting_id, seat_pool_id, units, held_until)
        SELECT ${waitingId}::int, id, units, ${until}::timestamptz FROM taken
        ON CONFLICT (waiting_id) DO UPDATE SET seat_pool_id = excluded.seat_pool_id, units = excluded.units,
          held_until = excluded.held_until, state = 'held', opened = false
        RETURNING waiting_id`.execute(db);
      return rows.length > 0;
    },

    /**
     * Who is told has opened the link: the seats are kept longer, once, until the sales end at the latest.
     * @returns until when; undefined where nothing changed
     */
    async open(waitingId: number, seconds: number) {
      const { rows } = await sql<{ until: Date }>`
        UPDATE offered_seats kept SET opened = true,
          held_until = GREATEST(held_until, LEAST(held_until + make_interval(secs => ${seconds}), ${salesEnd('e', sql`d.starts_at`)}))
        FROM seat_pool p JOIN departure d ON d.id = p.departure_id JOIN event e ON e.id = d.event_id
        WHERE kept.waiting_id = ${waitingId} AND p.id = kept.seat_pool_id AND kept.state = 'held' AND NOT kept.opened
          AND kept.held_until > now()
        RETURNING kept.held_until AS until`.execute(db);
      return rows[0]?.until;
    },

    /** @returns the event whose seats are free again; undefined where nothing was held */
    async release(waitingId: number, { overdue = false } = {}) {
      const { rows } = await sql<{ eventId: number }>`
        WITH ended AS (
          UPDATE offered_seats SET state = 'released'
          WHERE waiting_id = ${waitingId} AND state = 'held' AND (NOT ${overdue}::boolean OR held_until <= now())
          RETURNING seat_pool_id, units),
        pool AS (
          UPDATE seat_pool p SET held = p.held - ended.units FROM ended WHERE p.id = ended.seat_pool_id
          RETURNING p.departure_id)
        SELECT d.event_id AS "eventId" FROM pool JOIN departure d ON d.id = pool.departure_id`.execute(db);
      return rows[0]?.eventId;
    },

    /** Whose time is over. */
    async overdue(count: number) {
      const { rows } = await sql<{ waitingId: number }>`
        SELECT waiting_id AS "waitingId" FROM offered_seats WHERE state = 'held' AND held_until <= now()
        ORDER BY held_until LIMIT ${count}`.execute(db);
      return rows.map(({ waitingId }) => waitingId);
    },
  };
}
