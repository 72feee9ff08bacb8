import { type Database, query } from '@idavuelta/api/database/database.ts';
import { isSameMoney } from '@idavuelta/shared/contracts/money';
import type { Charge } from '@idavuelta/simulators/shared/charge.ts';
import { historyOf } from './history-total.ts';

/** A violation that a run of histories must never leave behind, named as in the report. */
export interface Fault {
  kind: string;
  detail: string;
}

interface AuditedOrder {
  id: string;
  provider: string;
  totalMinor: number;
  state: string;
  flagged: boolean;
  hold: string | null;
  references: string[];
  confirmations: number;
}

const ordersOf = (db: Database) =>
  query<AuditedOrder>(
    db,
    `WITH confirmation AS (
       SELECT data ->> 'orderId' AS order_id, count(*)::int AS jobs FROM pgboss.job
       WHERE data ->> 'kind' = 'order-paid' GROUP BY 1)
     SELECT o.id, o.payment_code AS provider, o.amount_minor AS "totalMinor", o.state, o.flagged_at IS NOT NULL AS flagged, h.state AS hold,
       ARRAY(SELECT p.reference FROM payment p WHERE p.order_id = o.id) AS references,
       COALESCE(c.jobs, 0) AS confirmations
     FROM orders o LEFT JOIN seat_hold h ON h.order_id = o.id LEFT JOIN confirmation c ON c.order_id = o.id::text
     WHERE o.payment_code <> 'transferencia'`,
  );

const holdOf: Record<string, string> = {
  awaiting_payment: 'held',
  paid: 'sold',
  cancelled: 'released',
  rejected: 'released',
  refunded: 'released',
};

/** Compares the orders with the providers' books, once nothing is in progress. */
export async function audit(db: Database, charges: Charge[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  const orders = await ordersOf(db);
  const known = new Set(orders.flatMap(({ references }) => references));
  for (const { reference } of charges)
    if (!known.has(reference)) faults.push({ kind: 'a charge of no order', detail: reference });
  for (const order of orders) {
    const live = charges.filter(
      ({ reference, charged, refunded }) => order.references.includes(reference) && charged.minor > refunded.minor,
    );
    const detail = `history ${historyOf(order.totalMinor)} at ${order.provider}: order ${order.id} is ${order.state}`;
    for (const kind of faultsOf(order, live)) faults.push({ kind, detail });
  }
  return faults;
}

function* faultsOf({ state, flagged, hold, confirmations }: AuditedOrder, live: Charge[]) {
  if (state === 'awaiting_payment') yield 'an order that waits for ever';
  if (hold !== holdOf[state]) yield 'seats that do not go with the state';
  if (confirmations > 1) yield 'a confirmation that is sent twice';
  if (state === 'paid' && confirmations === 0) yield 'a paid order without a confirmation';
  if (state === 'paid' && live.length === 0) yield 'a paid order that nobody was charged for';
  if (flagged) return;
  if (state !== 'paid' && live.length > 0) yield 'a charge of an order that is not paid, and no flag';
  if (state === 'paid' && live.length > 1) yield 'a second charge of a paid order, and no flag';
  if (state === 'paid' && live.some(({ amount, charged }) => !isSameMoney(amount, charged)))
    yield 'a wrong charge of a paid order, and no flag';
}
