import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import { isWaiting, type OrderStates } from '../orders/order-states.ts';
import { attemptState, createPaymentsRepository, type Payment } from './payments.repository.ts';
import type { Settlement } from './settlement.ts';
import type { WebpayProvider } from './webpay.provider.ts';

/** Parameters with which the payment page may send the browser back. */
export interface WebpayReturn {
  token_ws?: string;
  TBK_TOKEN?: string;
  TBK_ORDEN_COMPRA?: string;
  TBK_ID_SESION?: string;
}

export interface WebpayServiceDependencies {
  db: Database;
  jobs: Jobs;
  /** Absent where Webpay is not configured. */
  webpay: WebpayProvider | undefined;
  settlement: Settlement;
  states: OrderStates;
  log: Log;
  /** Called when seats of the event were given back. */
  stockChanged: (eventId: number) => void;
}

/** Handles the return of buyers from Webpay's payment page, which has four shapes, and verifies their payments. */
export function createWebpayService(dependencies: WebpayServiceDependencies) {
  const { db, jobs, webpay, settlement, states, log, stockChanged } = dependencies;
  const payments = createPaymentsRepository(db);

  async function verify(payment: Payment) {
    if (!webpay || !payment.token) return;
    await settlement.settle(payment, await webpay.verify(payment.token));
  }

  return {
    /** @returns the order of the attempt, as it is now, or undefined when the parameters name no attempt of ours */
    async handleReturn({ token_ws, TBK_TOKEN, TBK_ORDEN_COMPRA, TBK_ID_SESION }: WebpayReturn) {
      let payment: Payment | undefined;
      if (token_ws && !TBK_TOKEN) {
        payment = await payments.byToken(token_ws);
        if (payment?.state === attemptState.started || payment?.state === attemptState.abandoned) {
          try {
            await verify(payment);
          } catch (error) {
            // The payment may have been made, so a job verifies it until the provider responds.
            log.error({ orderId: payment.orderId, reason: (error as Error).message }, 'payment not verified yet');
            await jobs.send('verify-payment', { paymentId: payment.id });
          }
        }
      } else {
        // The buyer cancelled (TBK_TOKEN), or an error on the payment page counts as cancelled (both tokens).
        if (TBK_TOKEN) payment = await payments.byToken(TBK_TOKEN);
        // The payment page timed out: there is no token, so our reference and our order id must belong together.
        else if (TBK_ORDEN_COMPRA) {
          const named = await payments.byReference(TBK_ORDEN_COMPRA);
          if (named?.orderId === TBK_ID_SESION) payment = named;
        }
        if (payment) await settlement.abandon(payment);
      }
      const order = payment && (await states.find(payment.orderId));
      if (order) stockChanged(order.eventId);
      return order;
    },

    /** Job: verifies an attempt whose response was lost. @throws while the provider has not decided, so that it is retried */
    async verifyAgain(paymentId: number) {
      const payment = await payments.byId(paymentId);
      if (!payment) return;
      await verify(payment);
      const [attempt, order] = await Promise.all([payments.byId(paymentId), states.find(payment.orderId)]);
      if (attempt?.state === attemptState.started && order && isWaiting(order.state)) throw new Error('still pending');
    },
  };
}
