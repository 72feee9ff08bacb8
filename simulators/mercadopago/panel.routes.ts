import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Deliver, type Faults, faultsOf, notify } from '../shared/faults.ts';
import { panelRoute } from '../shared/panel.ts';
import { sendNotification } from './notifications.ts';
import { named, type Payment, type Payments, refundedOf } from './payments.ts';

interface PanelOptions {
  payments: Payments;
  faults: Faults;
  deliver: Deliver;
}

/**
 * Refunds, chargebacks and won disputes, applied to the last charged payment of a reference. Each notifies the shop.
 */
export function panelRoutes(app: FastifyInstance, { payments, faults, deliver }: PanelOptions) {
  async function announce(payment: Payment) {
    const wrong = faultsOf(faults, named(payment.preference));
    await notify(wrong, () =>
      sendNotification(deliver, payment, { forged: wrong.forgedSignature, action: 'payment.updated' }),
    );
  }

  /** Adds a panel route that changes a payment and notifies the shop. */
  const act = (name: Parameters<typeof panelRoute>[1], change: (payment: Payment, amount?: number) => void) =>
    panelRoute(app, name, async (reference, amount) => {
      const payment = payments.latest(reference);
      if (!payment) return undefined;
      change(payment, amount);
      await announce(payment);
      return payment;
    });

  act('refund', (payment, amount = payment.amount - refundedOf(payment)) =>
    payments.refund(payment, amount, randomUUID()),
  );
  act('charge-back', (payment) => payments.chargeBack(payment));
  act('win-dispute', (payment) => payments.winDispute(payment));
}
