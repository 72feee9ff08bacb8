/**
 * Sales status of an event: not published (`draft`); its sale opens later (`announced`); no sales because its request is finished or its page shows a
 * message (`withdrawn`), staff stopped them (`stopped`), sales of every date are closed (`closed`) or all is sold
 * (`sold_out`); `over` once its last date has begun.
 */
export const saleStatuses = [
  'draft',
  'announced',
  'on_sale',
  'sold_out',
  'closed',
  'stopped',
  'withdrawn',
  'over',
] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** Actions of staff on the state of an event. */
export const eventStateChanges = ['publish', 'unlist', 'stop-selling', 'sell-again'] as const;
export type EventStateChange = (typeof eventStateChanges)[number];
