import assert from 'node:assert/strict';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import { type Database, query } from '../database/database.ts';
import { whenNotBusy } from './busy-process.ts';
import { callApi } from './call-api.ts';
import type { Cluster } from './cluster.ts';
import { inBatches } from './in-batches.ts';
import { isPlaced, type SentOrder } from './order-load.ts';
import { seatAccounts } from './seat-accounts.ts';

/** An order by its key, and the number of its stored parts. */
interface StoredOrder {
  key: string;
  id: string;
  tickets: number;
  /** Units of its hold. */
  units: number;
  payments: number;
  /** Number of jobs that expire it. */
  expiries: number;
}

const storedOrders = (db: Database, eventId: number) =>
  query<StoredOrder>(
    db,
    `WITH expiry AS (
       SELECT data ->> 'orderId' AS order_id, count(*)::int AS jobs FROM pgboss.job WHERE name = 'expire-order' GROUP BY 1)
     SELECT o.idempotency_key AS key, o.id,
       (SELECT count(*)::int FROM order_ticket k WHERE k.order_id = o.id) AS tickets,
       (SELECT COALESCE(sum(i.units), 0)::int FROM seat_hold h JOIN seat_hold_item i ON i.order_id = h.order_id
        WHERE h.order_id = o.id AND h.state = 'held') AS units,
       (SELECT count(*)::int FROM payment p WHERE p.order_id = o.id) AS payments,
       COALESCE(expiry.jobs, 0) AS expiries
     FROM orders o LEFT JOIN expiry ON expiry.order_id = o.id::text WHERE o.event_id = $1`,
    [eventId],
  );

/**
 * Asserts that every order of an event is stored completely, and that their seats add up to the count of its only pool.
 * @param sent all orders sent by buyers
 * @param capacity of the pool
 * @returns the orders
 */
export async function assertWhole(db: Database, eventId: number, sent: SentOrder[], capacity: number) {
  const tickets = new Map(sent.map(({ key, request }) => [key, request.tickets.length]));
  const stored = await storedOrders(db, eventId);
  for (const order of stored) {
    const count = tickets.get(order.key);
    assert.deepEqual(
      order,
      { key: order.key, id: order.id, tickets: count, units: count, payments: 1, expiries: 1 },
      'a half-written order',
    );
  }
  const units = stored.reduce((all, order) => all + order.units, 0);
  const [account] = await seatAccounts(db, eventId);
  assert.deepEqual(account, { capacity, held: units, sold: 0, heldByOrders: units, soldToOrders: 0 });
  return stored;
}

/** Asserts that buyers can read every acknowledged order from any process. */
export async function assertNoneLost(cluster: Cluster, sent: SentOrder[]) {
  await inBatches(sent.filter(isPlaced), async ({ answer, token, request }, turn) => {
    const url = `${cluster.member(turn).url}/shop-api/order-detail/${answer?.data.orderId}`;
    const { status, data } = await whenNotBusy(() => callApi<OrderDetail>(url, { token }));
    assert.equal(status, 200, 'an acknowledged order is lost');
    assert.deepEqual(data.order.charge, answer?.data.charge);
    assert.equal(data.tickets.length, request.tickets.length);
  });
}
