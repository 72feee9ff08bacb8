import type { Money, OrderId, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { ProviderResponse, RefundReason, RefundState } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { withAmount } from '../../../database/with-amount.ts';
import { type RefundableTicket, toRefundable } from '../../orders/cancellation/refundable-ticket.ts';
import type { StartedAttempt } from '../provider.ts';

export interface StoredRefund {
  id: number;
  paymentId: number;
  /** Idempotency key at the provider. */
  key: string;
  amount: Money;
  state: RefundState;
  reason: RefundReason;
  requestedBy: string;
  requestedAt: Date;
  /** Day of a manual refund, `YYYY-MM-DD`; null otherwise. */
  paidBackOn: string | null;
  paidBackReference: string | null;
  provider: PaymentMethodCode;
  attempt: StartedAttempt;
  /** Start of a chargeback of that charge that is still in effect. */
  chargedBackAt: Date | null;
}

export interface NewRefund {
  paymentId: number;
  amount: Money;
  reason: RefundReason;
  by: string;
  /** The provider's response, if it has already made the refund. */
  done?: ProviderResponse;
}

/** Refund totals of an attempt, requested and completed. */
export interface RefundedOfPayment {
  requested: number;
  done: number;
  /** Other refunds of the attempt with a call in progress. */
  calling: number;
  /** Refunds that the provider has not completed. */
  open: number;
}

export function createRefundsRepository(db: Queryable) {
  const refunds = db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(sql<string | null>`to_char(r.paid_back_on, 'YYYY-MM-DD')`.as('paidBackOn'))
    .select(['r.id', 'r.payment_id as paymentId', 'r.key', 'r.amount_minor as minor', 'p.currency', 'r.state'])
    .select(['r.reason', 'r.requested_by as requestedBy', 'r.requested_at as requestedAt'])
    .select(['r.paid_back_reference as paidBackReference', 'p.provider', 'p.order_id as orderId', 'p.reference'])
    .select(['p.token', 'p.charge_id as chargeId', 'p.amount_minor as chargedMinor'])
    .select('p.charged_back_at as chargedBackAt');

  type Row = NonNullable<Awaited<ReturnType<typeof refunds.executeTakeFirst>>>;
  const toRefund = ({ orderId, reference, token, chargeId, chargedMinor, ...row }: Row): StoredRefund => ({
    ...withAmount(row),
    attempt: { orderId, reference, token, chargeId, amount: { minor: chargedMinor, currency: row.currency } },
  });

  return {
    async add({ paymentId, amount, reason, by, done }: NewRefund) {
      const { id } = await db
        .insertInto('refund')
        .values({
          payment_id: paymentId,
          amount_minor: amount.minor,
          reason,
          requested_by: by,
          ...(done && { state: 'done', answer: done, settled_at: now }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async byId(id: number): Promise<StoredRefund | undefined> {
      const row = await refunds.where('r.id', '=', id).executeTakeFirst();
      return row && toRefund(row);
    },

    /** Blocks other refunds of the same payment until the transaction ends. */
    lockPayment: (paymentId: number) =>
      db.selectFrom('payment').select('id').where('id', '=', paymentId).forUpdate().execute(),

    /** @param refundId a refund to leave out */
    async ofPayment(paymentId: number, refundId = 0): Promise<RefundedOfPayment> {
      const rows = await db
        .selectFrom('refund')
        .select(['state', 'amount_minor as minor'])
        .where('payment_id', '=', paymentId)
        .where('id', '<>', refundId)
        .execute();
      const total = (wanted: RefundState[]) =>
        rows.filter(({ state }) => wanted.includes(state)).reduce((sum, { minor }) => sum + minor, 0);
      return {
        requested: total(['requested', 'calling', 'done', 'by_hand']),
        done: total(['done']),
        calling: rows.filter(({ state }) => state === 'calling').length,
        open: rows.filter(({ state }) => state === 'requested' || state === 'calling').length,
      };
    },

    /** Returns the ids of the payment's refunds that were not yet sent to the provider. */
    async waiting(paymentId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('refund')
        .select('id')
        .where('payment_id', '=', paymentId)
        .where('state', '=', 'requested')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    calling: (id: number) => db.updateTable('refund').set({ state: 'calling' }).where('id', '=', id).execute(),

    /** Resets a refund that the provider did not make, so that the next job calls it again. */
    wait: (id: number) => db.updateTable('refund').set({ state: 'requested' }).where('id', '=', id).execute(),

    settle: (id: number, state: 'done' | 'by_hand', answer: ProviderResponse) =>
      db.updateTable('refund').set({ state, answer, settled_at: now }).where('id', '=', id).execute(),

    /** Returns the tickets of an order with their price and whether each was refunded. */
    async tickets(orderId: OrderId): Promise<RefundableTicket[]> {
      const rows = await db
        .selectFrom('order_ticket as t')
        .innerJoin('orders as o', 'o.id', 't.order_id')
        .select(['t.number', 't.product_variant_id as productVariantId', 't.refund_id as refundId', 'o.currency'])
        .select(['t.amount_minor as priceMinor', 't.discount_amount_minor as discountPriceMinor'])
        .where('t.order_id', '=', orderId)
        .orderBy('t.number')
        .execute();
      return rows.map(toRefundable);
    },

    markTickets: (orderId: OrderId, numbers: number[], refundId: number) =>
      db
        .updateTable('order_ticket')
        .set({ refund_id: refundId })
        .where('order_id', '=', orderId)
        .where('number', 'in', numbers)
        .execute(),

    /** Returns the numbers of the refunded tickets; none for a payment that bought nothing. */
    async ticketsOf(refundId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('order_ticket')
        .select('number')
        .where('refund_id', '=', refundId)
        .orderBy('number')
        .execute();
      return rows.map(({ number }) => number);
    },
  };
}
