import { sql } from 'kysely';
import { isThere } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';
import { lastSale } from './departures.repository.ts';

export interface Offer {
  waitingId: number;
  departureId: number;
  variantId: number;
  tickets: number;
  until: Date;
}

/** Seats that a pool holds for someone on the waiting list, without an order. */
export function createOfferedSeatsRepository(db: Queryable) {
  return {
    /**
     * Locks the reserved seats until the transaction ends; call it before any pool is locked.
     * @returns whether there are any
     */
    lock: (waitingId: number) =>
      isThere(
        db
          .selectFrom('offered_seats')
          .select('waiting_id')
          .where('waiting_id', '=', waitingId)
          .where('state', '=', 'held')
          .forUpdate(),
      ),

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
     * Extends the reservation once the mailed link is opened: a single time, at most until sales end.
     * @returns the new end; undefined when nothing changed
     */
    async open(waitingId: number, seconds: number) {
      const longer = sql<Date>`GREATEST(kept.held_until,
        LEAST(kept.held_until + make_interval(secs => ${seconds}), ${lastSale('e', sql`d.starts_at`)}))`;
      const opened = await db
        .updateTable('offered_seats as kept')
        .from('seat_pool as p')
        .innerJoin('departure as d', 'd.id', 'p.departure_id')
        .innerJoin('event as e', 'e.id', 'd.event_id')
        .set({ opened: true, held_until: longer })
        .where('kept.waiting_id', '=', waitingId)
        .whereRef('p.id', '=', 'kept.seat_pool_id')
        .where('kept.state', '=', 'held')
        .where('kept.opened', '=', false)
        .where('kept.held_until', '>', now)
        .returning('kept.held_until as until')
        .executeTakeFirst();
      return opened?.until;
    },

    /** @returns the event whose seats were released; undefined when none were held */
    async release(waitingId: number, { overdue = false } = {}) {
      const freed = await db
        .with('ended', (ended) =>
          ended
            .updateTable('offered_seats')
            .set({ state: 'released' })
            .where('waiting_id', '=', waitingId)
            .where('state', '=', 'held')
            .$if(overdue, (late) => late.where('held_until', '<=', now))
            .returning(['seat_pool_id as poolId', 'units']),
        )
        .with('pool', (pool) =>
          pool
            .updateTable('seat_pool as p')
            .from('ended')
            .set((eb) => ({ held: eb('p.held', '-', eb.ref('ended.units')) }))
            .whereRef('p.id', '=', 'ended.poolId')
            .returning('p.departure_id as departureId'),
        )
        .selectFrom('pool')
        .innerJoin('departure as d', 'd.id', 'pool.departureId')
        .select('d.event_id as eventId')
        .executeTakeFirst();
      return freed?.eventId;
    },

    /** Returns expired reservations. */
    async overdue(count: number) {
      const rows = await db
        .selectFrom('offered_seats')
        .select('waiting_id as waitingId')
        .where('state', '=', 'held')
        .where('held_until', '<=', now)
        .orderBy('held_until')
        .limit(count)
        .execute();
      return rows.map(({ waitingId }) => waitingId);
    },
  };
}
