import type { OrderId } from '@idavuelta/shared/contracts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OrderMailInput } from '../../../mail/order-facts.ts';
import type { TaxDocumentFiles } from './tax-document-files.ts';

export interface PurchaseFilesDependencies {
  jobs: Jobs;
  purchases: {
    forMail(orderId: OrderId, customerId: number): Promise<OrderMailInput | undefined>;
  };
  taxDocuments: Pick<TaxDocumentFiles, 'file'>;
}

export type PurchaseFiles = ReturnType<typeof createPurchaseFiles>;

/** Lets buyers download the tickets and tax documents of an order, or have the tickets mailed again. */
export function createPurchaseFiles({ jobs, purchases, taxDocuments }: PurchaseFilesDependencies) {
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

    /** Returns a file of a tax document. @throws NOT_FOUND, also for another customer's order */
    async taxDocument(
      { orderId, customerId }: { orderId: OrderId; customerId: number },
      documentId: string,
      format: 'pdf' | 'xml',
    ) {
      const order = await purchases.forMail(orderId, customerId);
      const file = order && (await taxDocuments.file(orderId, documentId, format));
      if (!file) throw new AppError('NOT_FOUND');
      return file;
    },

    /** Mails the confirmation with the tickets to the buyer again. */
    async mailAgain(orderId: OrderId, customerId: number) {
      await findPaidOrder(orderId, customerId);
      await jobs.send('send-mail', { kind: 'order-paid', orderId });
      return {};
    },
  };
}
