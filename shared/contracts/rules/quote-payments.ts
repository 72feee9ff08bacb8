/** How an organiser pays for a private event: a bill is sent, or the organiser makes a bank transfer. */
export const quotePayments = ['bill', 'transfer'] as const;
export type QuotePayment = (typeof quotePayments)[number];
