import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { withAmount } from '../../../database/with-amount.ts';
import type { Charge } from '../../orders/placing/order-payments.ts';
import { isUndecided } from '../../orders/purchases/undecided.ts';
import { createAttemptStartRepository } from './attempt-start.repository.ts';
import { attemptState, attemptStates, isSettled } from './attempt-transitions.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { allOf, firstOf, selectPayments } from './payment-rows.repository.ts';
import { createProviderResultsRepository } from './provider-results.repository.ts';

/** The attempts to pay orders: how they start, what providers say of them, and which an order has. */
export function createPaymentsRepository(db: Queryable) {
  const payments = selectPayments(db);

  return {
    ...createAttemptStartRepository(db),
    ...createProviderResultsRepository(db),

    /** The attempt that the order was placed with; undefined when nothing was to be paid, or its buyer got a link. */
    placedWith: (orderId: OrderId) =>
      firstOf(payments.where('p.order_id', '=', orderId).where('p.request_hash', 'is', null)),
    /** The attempt that the buyer made last. */
    latest: (orderId: OrderId) => firstOf(payments.where('p.order_id', '=', orderId).orderBy('p.id', 'desc').limit(1)),
    /** What the latest attempt of an order charges. */
    async charge(orderId: OrderId): Promise<Charge | undefined> {
      const attempt = await payments
        .select(['p.rate', 'p.rate_date as setAt'])
        .where('p.order_id', '=', orderId)
        .orderBy('p.id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!attempt) return undefined;
      const { minor, currency, rate, setAt } = attempt;
      return { amount: { minor, currency }, ...(rate && setAt && { exchange: { rate, setAt } }) };
    },
    /** The attempt that paid an order, with the rate at which its amount was made of the price. */
    async paid(orderId: OrderId): Promise<(PaymentAttempt & { rate: string | null }) | undefined> {
      const row = await payments
        .select('p.rate')
        .where('p.order_id', '=', orderId)
        .where('p.state', '=', attemptState.paid)
        .executeTakeFirst();
      return row && withAmount(row);
    },

    /** How the attempts of an order stand, the newest first. */
    async states(orderId: OrderId) {
      const attempts = await db
        .selectFrom('payment as p')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select(['p.provider', 'p.state', 'o.flagged_at as flaggedAt', 'o.flag_reasons as flagReasons'])
        .where('p.order_id', '=', orderId)
        .orderBy('p.id', 'desc')
        .execute();
      return attempts.map((attempt) => ({ ...attempt, undecided: isUndecided(attempt, attempt) }));
    },

    /** The attempts of an order whose end is not known, the newest first. */
    open: (orderId: OrderId) =>
      allOf(
        payments
          .where('p.order_id', '=', orderId)
          .where('p.state', 'in', [attemptState.started, attemptState.confirming])
          .orderBy('p.id', 'desc'),
      ),
    /** The attempts of an order that may yet be paid at a provider, the newest first. */
    unsettled: (orderId: OrderId) =>
      allOf(
        payments
          .where('p.order_id', '=', orderId)
          .where('p.provider', '<>', 'transferencia')
          .where(
            'p.state',
            'in',
            attemptStates.filter((state) => !isSettled(state)),
          )
          .orderBy('p.id', 'desc'),
      ),
    /** The attempts of an order by bank transfer, however they ended. */
    transfers: (orderId: OrderId) =>
      allOf(payments.where('p.order_id', '=', orderId).where('p.provider', '=', 'transferencia')),
    lock: (id: number) => firstOf(payments.where('p.id', '=', id).forUpdate()),
    byId: (id: number) => firstOf(payments.where('p.id', '=', id)),
  };
}
