import type { QuotePayment } from '@idavuelta/shared/contracts/rules';

/** The price quoted to an organiser. */
export interface Quote {
  /** In the smallest currency unit of the place's country. */
  minor: number;
  payBy: QuotePayment;
}

/**
 * Builds the reference for the organiser's transfer. Unlike an order's, it is not matched to bank statements
 * automatically.
 */
export const quoteReference = (requestId: number) => `EVENTO-${requestId}`;
