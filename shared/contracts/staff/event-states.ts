/**
 * What is sold of an event: not yet (`draft`), nothing because a request was finished or its page shows a message
 * (`withdrawn`), because staff has stopped the sales, because those of every date have closed, because all is sold;
 * `over` once its last date has begun.
 */
export const saleStatuses = ['draft', 'on_sale', 'sold_out', 'closed', 'stopped', 'withdrawn', 'over'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** What staff does with an event as a whole. */
export const eventStateChanges = ['publish', 'unlist', 'stop-selling', 'sell-again'] as const;
export type EventStateChange = (typeof eventStateChanges)[number];
