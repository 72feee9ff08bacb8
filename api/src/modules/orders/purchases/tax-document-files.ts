import type { OrderId, TaxDocument } from '@idavuelta/shared/contracts';

/** What purchases need from tax documents. Declared here, so that those may import orders and not the other way round. */
export interface TaxDocumentFiles {
  /** Documents and credit notes of an order, oldest first, as soon as they are printed; undefined: none was issued. */
  ofOrder(orderId: OrderId): Promise<TaxDocument[] | undefined>;
  /** Undefined when the order has no such document, or no such file of it yet. */
  file(
    orderId: OrderId,
    documentId: string,
    format: 'pdf' | 'xml',
  ): Promise<{ name: string; content: Buffer } | undefined>;
}
