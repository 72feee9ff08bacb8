import type { OrderId } from '@idavuelta/shared/contracts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OrderMailInput } from '../../../mail/order-facts.ts';

export interface PurchaseFilesDependencies {
  jobs: Jobs;
  purchases: {
    forMail(orderId: OrderId, customerId: number): Promise<OrderMailInput | undefined>;
  };
}

export type PurchaseFiles = ReturnType<typeof createPurchaseFiles>;

/** Lets buyers download the tickets of a paid order or have them mailed again. */
export function createPurchaseFiles({ jobs, purchases }: PurchaseFilesDependencies) {
  /** @throws NOT_FOUND, also for another customer's order; STATE_CONFLICT when it is unpaid */
  async function findPaidOrder(orderId: OrderId, customerId: number): Promise<OrderMailInput> {
    const order = await purchases.forMail(orderId, customerId);
    if (!order) throw new AppError('NOT_FOUND');
    if (order.detail.order.paymentState !== 'paid') throw new AppError('STATE_CONFLICT');
    return order;
  }

  return {
    /** Returns a PDF with a page per ticket, in the language of the order. */
    async ticketsPdf(orderId: OrderId, customerId: number): Promise<Buffer> {
      const input = await findPaidOrder(orderId, customerId);
      const { ticketsPdf } = await import('./tickets-pdf/tickets-pdf.ts');
      return ticketsPdf(input);
    },

    /** Mails the confirmation with the tickets to the buyer again. */
    async mailAgain(orderId: OrderId, customerId: number) {
      await findPaidOrder(orderId, customerId);
      await jobs.send('send-mail', { kind: 'order-paid', orderId });
      return {};
    },
  };
}
