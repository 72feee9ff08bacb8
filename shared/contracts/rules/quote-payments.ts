/** How an organiser pays for a private event: by an invoice we send, or by bank transfer. */
export const quotePayments = ['bill', 'transfer'] as const;
export type QuotePayment = (typeof quotePayments)[number];
