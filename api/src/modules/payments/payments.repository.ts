import type { CountryCode, OrderId, PaymentMethodCode, PaymentResponse } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';
import type { MinorUnits } from '../../money/money.ts';

/** Where an attempt to pay stands; the values are those of the database. */
export const attemptState = {
  started: 'started',
  paid: 'paid',
  rejected: 'rejected',
  /** The buyer left the payment page, or never reached it. */
  abandoned: 'abandoned',
  /** Real money for an order that no longer waits for it. */
  paidAfterExpiry: 'paid_after_expiry',
  /** The provider's response does not fit the order. */
  refused: 'refused',
} as const;
export type AttemptState = (typeof attemptState)[keyof typeof attemptState];

export interface Payment {
  id: number;
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  token: string | null;
  amount: MinorUnits;
  state: AttemptState;
  response: PaymentResponse | null;
}

const columns = `p.id, p.order_id AS "orderId", p.provider, p.reference, p.token, p.amount_cents AS amount, p.state,
  p.response`;

export interface NewPayment {
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  amount: MinorUnits;
}

/** An attempt that its caller may start at the provider. */
export interface ClaimedPayment extends Payment {
  countryCode: CountryCode;
  heldUntil: Date;
}

export function createPaymentsRepository(db: Queryable) {
  const one = async (where: string, values: unknown[]) =>
    first(await query<Payment>(db, `SELECT ${columns} FROM payment p WHERE ${where}`, values));

  return {
    /** @returns the id of the new attempt */
    async add({ orderId, provider, reference, amount }: NewPayment) {
      const rows = await query<{ id: number }>(
        db,
        'INSERT INTO payment (order_id, provider, reference, amount_cents) VALUES ($1, $2, $3, $4) RETURNING id',
        [orderId, provider, reference, amount],
      );
      return (rows[0] as { id: number }).id;
    },

    latest: (orderId: OrderId) => one('order_id = $1 ORDER BY id DESC LIMIT 1', [orderId]),
    byToken: (token: string) => one('token = $1', [token]),
    byReference: (reference: string) => one('reference = $1', [reference]),
    lock: (id: number) => one('id = $1 FOR UPDATE', [id]),
    byId: (id: number) => one('id = $1', [id]),

    /**
     * Reserves the start of the attempt for one caller, for as long as the provider may take.
     * @returns undefined when another caller has it, or when the attempt is started already
     */
    async claimStart(id: number, seconds: number) {
      const rows = await query<ClaimedPayment>(
        db,
        `UPDATE payment p SET claimed_until = now() + make_interval(secs => $2)
         FROM orders o JOIN event e ON e.id = o.event_id
         WHERE p.id = $1 AND o.id = p.order_id AND p.response IS NULL AND p.state = 'started'
           AND (p.claimed_until IS NULL OR p.claimed_until < now())
         RETURNING ${columns}, e.country_code AS "countryCode", o.held_until AS "heldUntil"`,
        [id, seconds],
      );
      return first(rows);
    },

    started: (id: number, response: PaymentResponse, token: string | undefined) =>
      query(db, 'UPDATE payment SET response = $2, token = $3 WHERE id = $1', [id, response, token ?? null]),

    settle: (id: number, state: AttemptState, providerResponse: object = {}) =>
      query(db, 'UPDATE payment SET state = $2, answer = $3, settled_at = now() WHERE id = $1', [
        id,
        state,
        providerResponse,
      ]),
  };
}
