import type { EventSummary } from '@idavuelta/shared/contracts';

/** Text of the button that leads to the wizard: before the sale an order can only be prepared. */
export function bookLabelOf({ soldOut, saleOpensAt }: EventSummary) {
  if (soldOut) return 'wait';
  return saleOpensAt ? 'prepare' : 'book';
}
