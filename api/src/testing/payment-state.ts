import { query } from '../database/database.ts';
import type { TestApp } from './test-app.ts';

interface PaymentStates {
  state: string;
  /** Whether staff must look at the order. */
  flagged: boolean;
  /** Of the order's attempt to pay. */
  payment: string;
}

/** State of an order with one attempt to pay, and of the attempt. */
export async function paymentStateOf({ db }: TestApp, orderId: string) {
  const [states] = await query<PaymentStates>(
    db,
    `SELECT o.state, o.flagged_at IS NOT NULL AS flagged, p.state AS payment
     FROM orders o JOIN payment p ON p.order_id = o.id WHERE o.id = $1`,
    [orderId],
  );
  return states;
}
