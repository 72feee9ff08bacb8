import type { QuotePayment } from '@idavuelta/shared/contracts/rules';

/** What an organiser is told to pay. */
export interface Quote {
  /** In the smallest unit of the currency of the country of the place. */
  minor: number;
  payBy: QuotePayment;
}

/** What the organiser writes on the transfer. Unlike that of an order, no statement assigns it by itself. */
export const quoteReference = (requestId: number) => `EVENTO-${requestId}`;
