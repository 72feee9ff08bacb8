import type { OrderId } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { affectsRow } from '../../database/affected-rows.ts';
import type { Queryable } from '../../database/database.ts';

/** SQL: the end of an order's hold. @param orderId column with its id, e.g. `o.id` */
export const heldUntil = (orderId: string): RawBuilder<Date> =>
  sql`(SELECT hold.held_until FROM seat_hold hold WHERE hold.order_id = ${sql.ref(orderId)})`;

/** A number of tickets of one variant. */
export interface VariantQuantity {
  variantId: number;
  quantity: number;
}

export interface SeatRequest {
  departureId: number;
  variants: VariantQuantity[];
  /** Waiting list entry whose reserved seats count as free. They must be locked. */
  waitingId?: number | undefined;
}

/** SQL: the variants, their pools on the departure, and the total units requested per pool. */
const requestedUnits = ({ departureId, variants, waitingId }: SeatRequest) => sql`
  offered AS (
    SELECT seat_pool_id, units FROM offered_seats WHERE waiting_id = ${waitingId ?? null} AND state = 'held'),
  variant AS (
    SELECT w.variant_id, p.id AS pool_id, o.units * w.quantity AS units
    FROM unnest(${variants.map(({ variantId }) => variantId)}::int[], ${variants.map(({ quantity }) => quantity)}::int[])
      AS w (variant_id, quantity)
    LEFT JOIN offer o ON o.product_variant_id = w.variant_id
    LEFT JOIN seat_pool p ON p.template_id = o.template_id AND p.departure_id = ${departureId}),
  wanted AS (SELECT pool_id, sum(units)::int AS units FROM variant WHERE pool_id IS NOT NULL GROUP BY pool_id)`;

/** SQL: the variants whose pool is missing or has too few units left. */
const variantsThatDoNotFit = sql`
  SELECT v.variant_id AS "variantId" FROM variant v LEFT JOIN pool ON pool.id = v.pool_id
  WHERE pool.id IS NULL OR pool.free < pool.units`;

/** SQL: the pools of the holds in `ended`, locked in the same order as in every other statement. */
const poolsOfEnded = sql`pool AS (
  SELECT p.id, i.units FROM ended JOIN seat_hold_item i ON i.order_id = ended.order_id
  JOIN seat_pool p ON p.id = i.seat_pool_id ORDER BY p.id FOR UPDATE OF p)`;

/**
 * The only statements that change the units held and sold. Each locks its pools in the order of their ids, so that two
 * orders cannot deadlock.
 */
export function createSeatsRepository(db: Queryable) {
  const variantIds = async (statement: RawBuilder<{ variantId: number }>) =>
    (await statement.execute(db)).rows.map(({ variantId }) => variantId);

  /** Ends the hold, at most once. */
  const endHold = (orderId: OrderId, state: 'sold' | 'released') => sql`ended AS (
    UPDATE seat_hold SET state = ${state} WHERE order_id = ${orderId} AND state = 'held' RETURNING order_id)`;

  return {
    /** Returns the variants that currently do not fit, without waiting for locks. */
    shortages: (request: SeatRequest) =>
      variantIds(sql`WITH ${requestedUnits(request)},
        pool AS (SELECT p.id, wanted.units, p.capacity - p.held - p.sold + COALESCE(offered.units, 0) AS free
          FROM wanted JOIN seat_pool p ON p.id = wanted.pool_id LEFT JOIN offered ON offered.seat_pool_id = p.id)
        ${variantsThatDoNotFit}`),

    /**
     * Holds the seats of all variants or none. Seats reserved for the waiting list entry become the order's; the ones
     * it does not need are released.
     * @returns the variants that do not fit; empty when the seats are held
     */
    hold: (orderId: OrderId, until: Date, request: SeatRequest) =>
      variantIds(sql`WITH ${requestedUnits(request)},
        pool AS (
          SELECT p.id, wanted.units, COALESCE(offered.units, 0) AS offered,
            p.capacity - p.held - p.sold + COALESCE(offered.units, 0) AS free
          FROM wanted JOIN seat_pool p ON p.id = wanted.pool_id LEFT JOIN offered ON offered.seat_pool_id = p.id
          ORDER BY p.id FOR UPDATE OF p),
        short AS (${variantsThatDoNotFit}),
        taken AS (
          UPDATE seat_pool p SET held = p.held + pool.units - pool.offered FROM pool
          WHERE p.id = pool.id AND NOT EXISTS (SELECT FROM short)
          RETURNING p.id, pool.units),
        used AS (
          UPDATE offered_seats o SET state = 'taken' FROM taken
          WHERE o.waiting_id = ${request.waitingId ?? null} AND o.seat_pool_id = taken.id AND o.state = 'held'),
        hold AS (
          INSERT INTO seat_hold (order_id, held_until)
          SELECT ${orderId}, ${until} WHERE NOT EXISTS (SELECT FROM short)),
        item AS (
          INSERT INTO seat_hold_item (order_id, seat_pool_id, units) SELECT ${orderId}, id, units FROM taken)
        SELECT "variantId" FROM short`),

    /** Moves the end of a hold. @returns whether there was one */
    extend: (orderId: OrderId, until: Date) =>
      affectsRow(
        db
          .updateTable('seat_hold')
          .set({ held_until: until })
          .where('order_id', '=', orderId)
          .where('state', '=', 'held'),
      ),

    /** @returns whether seats were held */
    async sell(orderId: OrderId) {
      const { numAffectedRows = 0n } = await sql`WITH ${endHold(orderId, 'sold')}, ${poolsOfEnded}
        UPDATE seat_pool p SET held = p.held - pool.units, sold = p.sold + pool.units
        FROM pool WHERE p.id = pool.id`.execute(db);
      return numAffectedRows > 0n;
    },

    release: (orderId: OrderId) =>
      sql`WITH ${endHold(orderId, 'released')}, ${poolsOfEnded}
        UPDATE seat_pool p SET held = p.held - pool.units FROM pool WHERE p.id = pool.id`.execute(db),

    /** Gives everything that an order has bought back to its pools. */
    returnSold: (orderId: OrderId) =>
      sql`WITH ended AS (
          UPDATE seat_hold SET state = 'released' WHERE order_id = ${orderId} AND state = 'sold' RETURNING order_id),
        ${poolsOfEnded}
        UPDATE seat_pool p SET sold = p.sold - pool.units FROM pool WHERE p.id = pool.id`.execute(db),

    /** Holds the units of a released hold again, all or none. @returns whether they are held */
    async holdAgain(orderId: OrderId) {
      const { numAffectedRows = 0n } = await sql`WITH
        pool AS (
          SELECT p.id, i.units, p.capacity - p.held - p.sold AS free
          FROM seat_hold h JOIN seat_hold_item i ON i.order_id = h.order_id JOIN seat_pool p ON p.id = i.seat_pool_id
          WHERE h.order_id = ${orderId} AND h.state = 'released' ORDER BY p.id FOR UPDATE OF p),
        short AS (SELECT FROM pool WHERE free < units),
        taken AS (
          UPDATE seat_pool p SET held = p.held + pool.units FROM pool
          WHERE p.id = pool.id AND NOT EXISTS (SELECT FROM short) RETURNING p.id)
        UPDATE seat_hold SET state = 'held' WHERE order_id = ${orderId} AND EXISTS (SELECT FROM taken)`.execute(db);
      return numAffectedRows > 0n;
    },

    /**
     * Gives the sold units of some tickets back to their pools, at most what the order has there; the rest stays sold.
     */
    giveBack: (orderId: OrderId, request: SeatRequest) =>
      sql`WITH ${requestedUnits(request)},
        pool AS (
          SELECT p.id, least(wanted.units, i.units) AS units, i.units AS had
          FROM wanted JOIN seat_hold_item i ON i.seat_pool_id = wanted.pool_id AND i.order_id = ${orderId}
          JOIN seat_hold h ON h.order_id = i.order_id AND h.state = 'sold'
          JOIN seat_pool p ON p.id = i.seat_pool_id ORDER BY p.id FOR UPDATE OF p),
        kept AS (
          UPDATE seat_hold_item i SET units = pool.had - pool.units FROM pool
          WHERE i.order_id = ${orderId} AND i.seat_pool_id = pool.id AND pool.had > pool.units),
        gone AS (
          DELETE FROM seat_hold_item i USING pool
          WHERE i.order_id = ${orderId} AND i.seat_pool_id = pool.id AND pool.had = pool.units)
        UPDATE seat_pool p SET sold = p.sold - pool.units FROM pool WHERE p.id = pool.id`.execute(db),
  };
}
