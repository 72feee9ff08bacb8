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
 * What is paid back for tickets, in the currency of the charge. The rounding of many refunds stays in the last one, so
 * that together they are what was charged; none is more than what is left.
 */
export function refundOf({ prices, last }: TicketsToRefund, { amount, rate, refunded }: ChargedAmount): Money {
  const left = amount.minor - refunded;
  if (last) return { ...amount, minor: left };
  const price = sum(prices);
  const converted = rate === null ? price : convertPrice(price, { currency: amount.currency, rate });
  if (!isSameMoney(converted, { ...amount, minor: converted.minor })) throw new Error('The charge has no rate.');
  return { ...amount, minor: Math.min(converted.minor, left) };
}
