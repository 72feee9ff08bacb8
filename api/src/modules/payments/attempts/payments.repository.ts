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

export function createPaymentsRepository(db: Queryable) {
  const payments = selectPayments(db);

  return {
    ...createAttemptStartRepository(db),
    ...createProviderResultsRepository(db),

    /** Returns the attempt that the order was placed with; undefined for a free order or a payment link. */
    placedWith: (orderId: OrderId) =>
      firstOf(payments.where('p.order_id', '=', orderId).where('p.request_hash', 'is', null)),
    latest: (orderId: OrderId) => firstOf(payments.where('p.order_id', '=', orderId).orderBy('p.id', 'desc').limit(1)),
    /** Returns the charge of the order's latest attempt. */
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
    /** Returns the attempt that paid an order, with the exchange rate applied. */
    async paid(orderId: OrderId): Promise<(PaymentAttempt & { rate: string | null }) | undefined> {
      const row = await payments
        .select('p.rate')
        .where('p.order_id', '=', orderId)
        .where('p.state', '=', attemptState.paid)
        .executeTakeFirst();
      return row && withAmount(row);
    },

    /** Returns the states of an order's attempts, newest first. */
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

    /** Returns the undecided attempts of an order, newest first. */
    open: (orderId: OrderId) =>
      allOf(
        payments
          .where('p.order_id', '=', orderId)
          .where('p.state', 'in', [attemptState.started, attemptState.confirming])
          .orderBy('p.id', 'desc'),
      ),
    /** Returns the attempts of an order that a provider may still charge, newest first. */
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
    /** Returns all bank transfer attempts of an order, whatever their state. */
    transfers: (orderId: OrderId) =>
      allOf(payments.where('p.order_id', '=', orderId).where('p.provider', '=', 'transferencia')),
    lock: (id: number) => firstOf(payments.where('p.id', '=', id).forUpdate()),
    byId: (id: number) => firstOf(payments.where('p.id', '=', id)),
  };
}
