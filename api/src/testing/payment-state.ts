import { query } from '../database/database.ts';
import type { TestApp } from './test-app.ts';

interface PaymentStates {
  state: string;
  /** Whether the order is flagged for staff. */
  flagged: boolean;
  /** State of the order's payment attempt. */
  payment: string;
}

/** Returns the state of an order with a single payment attempt, and of that attempt. */
export async function paymentStateOf({ db }: TestApp, orderId: string) {
  const [states] = await query<PaymentStates>(
    db,
    `SELECT o.state, o.flagged_at IS NOT NULL AS flagged, p.state AS payment
     FROM orders o JOIN payment p ON p.order_id = o.id WHERE o.id = $1`,
    [orderId],
  );
  return states;
}
