import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Deliver, type Faults, faultsOf, notify } from '../shared/faults.ts';
import { sendNotification } from './notifications.ts';
import { named, type Payments, refundedOf } from './payments.ts';

interface PanelOptions {
  payments: Payments;
  faults: Faults;
  deliver: Deliver;
}

interface PanelBody {
  /** The shop's reference of the payment. */
  reference?: string;
  /** Decimal; whatever is left of the payment when omitted. */
  amount?: string;
}

/** What the shop's own staff, or a bank, does to the latest payment of a reference without the shop's program; it is notified. */
export function panelRoutes(app: FastifyInstance, { payments, faults, deliver }: PanelOptions) {
  for (const act of ['refund', 'charge-back'] as const)
    app.post<{ Body: PanelBody }>(`/panel/${act}`, async ({ body: { reference, amount } }, reply) => {
      const payment = payments.latest(String(reference));
      if (!payment) return reply.code(404).send();
      if (act === 'charge-back') payments.chargeBack(payment);
      else payments.refund(payment, amount ? Number(amount) : payment.amount - refundedOf(payment), randomUUID());
      const wrong = faultsOf(faults, named(payment.preference));
      await notify(wrong, () =>
        sendNotification(deliver, payment, { forged: wrong.forgedSignature, action: 'payment.updated' }),
      );
      return reply.code(204).send();
    });
}
