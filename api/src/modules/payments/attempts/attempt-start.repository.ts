import type { CountryCode, OrderId, PaymentMethodCode, PaymentResponse } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';
import { withAmount } from '../../../database/with-amount.ts';
import type { AttemptKey, Charge } from '../../orders/placing/order-payments.ts';
import { heldUntil } from '../../seats/seats.repository.ts';
import { attemptState } from './attempt-transitions.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { firstOf, paymentColumns, selectPayments } from './payment-rows.repository.ts';

export interface NewPayment {
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  charge: Charge;
  key?: AttemptKey;
}

/** A payment attempt reserved for its caller to start at the provider. */
export interface ClaimedPayment extends PaymentAttempt {
  countryCode: CountryCode;
  heldUntil: Date;
}

/** Creates payment attempts, once per key, and lets a single caller start each at its provider. */
export function createAttemptStartRepository(db: Queryable) {
  const payments = selectPayments(db);

  return {
    /** @returns the id of the new attempt */
    async add({ orderId, provider, reference, charge: { amount, exchange }, key }: NewPayment) {
      const { id } = await db
        .insertInto('payment')
        .values({
          order_id: orderId,
          provider,
          reference,
          amount_minor: amount.minor,
          currency: amount.currency,
          rate: exchange?.rate ?? null,
          rate_date: exchange?.setAt ?? null,
          idempotency_key: key?.key ?? null,
          request_hash: key?.requestHash ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Returns the order's number and the number of its next attempt. */
    async nextAttempt(orderId: OrderId) {
      const { orderNumber, attempts } = await db
        .selectFrom('orders as o')
        .leftJoin('payment as p', 'p.order_id', 'o.id')
        .select(({ fn }) => ['o.number as orderNumber', fn.count<number>('p.id').as('attempts')])
        .where('o.id', '=', orderId)
        .groupBy('o.id')
        .executeTakeFirstOrThrow();
      return { orderNumber, attempt: attempts + 1 };
    },

    byKey: (orderId: OrderId, key: string) =>
      firstOf(payments.where('p.order_id', '=', orderId).where('p.idempotency_key', '=', key)),

    /**
     * Reserves the start of the attempt for one caller, for as long as its provider may take.
     * @param secondsOf limit by provider code
     * @returns undefined when another caller has reserved it or it has already started
     */
    async claimStart(id: number, secondsOf: Record<string, number>): Promise<ClaimedPayment | undefined> {
      const claimed = await db
        .updateTable('payment as p')
        .from('orders as o')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .set({
          claimed_until: sql<Date>`now() + make_interval(secs => (${JSON.stringify(secondsOf)}::jsonb ->> p.provider)::int)`,
        })
        .where('p.id', '=', id)
        .whereRef('o.id', '=', 'p.order_id')
        .where('p.response', 'is', null)
        .where('p.state', '=', attemptState.started)
        .where((eb) => eb.or([eb('p.claimed_until', 'is', null), eb('p.claimed_until', '<', now)]))
        .returning([...paymentColumns, 'e.country_code as countryCode', heldUntil('o.id').as('heldUntil')])
        .executeTakeFirst();
      return claimed && withAmount(claimed);
    },

    /** @returns the stored response; if two callers started the attempt, the first one's */
    async started(id: number, response: PaymentResponse, token: string | undefined): Promise<PaymentResponse> {
      const { numUpdatedRows } = await db
        .updateTable('payment')
        .set({ response, token: token ?? null })
        .where('id', '=', id)
        .where('response', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return response;
      return (await payments.where('p.id', '=', id).executeTakeFirst())?.response ?? response;
    },

    /** Releases the key of an attempt that could not be started, so that the next call under it creates a new one. */
    releaseKey: (id: number) => db.updateTable('payment').set({ idempotency_key: null }).where('id', '=', id).execute(),
  };
}
