import { convertPrice, isSameMoney, type Money, sum } from '@idavuelta/shared/contracts/money';

export interface TicketsToRefund {
  /** What each of them cost, coupon considered. */
  prices: Money[];
  /** They are the last ones of the order that were not paid back yet. */
  last: boolean;
}

export interface ChargedAmount {
  amount: Money;
  /** Units of its currency for one of the catalogue's; null when they are the same. */
  rate: string | null;
  /** How much of it is on its way back already, in the smallest unit of its currency. */
  refunded: number;
}

/**
 * The amount to refund for tickets, in the currency of the charge. The last refund takes the rounding of all, so that
 * together they equal the charge; none exceeds the rest of it.
 */
export function refundOf({ prices, last }: TicketsToRefund, { amount, rate, refunded }: ChargedAmount): Money {
  const left = amount.minor - refunded;
  if (last) return { ...amount, minor: left };
  const price = sum(prices);
  const converted = rate === null ? price : convertPrice(price, { currency: amount.currency, rate });
  if (!isSameMoney(converted, { ...amount, minor: converted.minor })) throw new Error('The charge has no rate.');
  return { ...amount, minor: Math.min(converted.minor, left) };
}
