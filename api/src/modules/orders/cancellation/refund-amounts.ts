import { convertMoney, type Money, sum } from '@idavuelta/shared/contracts/money';

export interface TicketsToRefund {
  /** Price of each ticket after the coupon discount. */
  prices: Money[];
  /** No other ticket of the order is left to refund. */
  last: boolean;
}

export interface ChargedAmount {
  amount: Money;
  /** Units of the charged currency per unit of the order's; null when they are the same. */
  rate: string | null;
  /** Already refunded or pending, in the smallest unit of the currency. */
  refunded: number;
}

/**
 * Calculates the refund for some tickets, in the currency of the charge. The last refund absorbs all rounding so that
 * the refunds add up to the charge; none exceeds the remainder.
 */
export function calculateRefund({ prices, last }: TicketsToRefund, { amount, rate, refunded }: ChargedAmount): Money {
  const left = amount.minor - refunded;
  if (last) return { ...amount, minor: left };
  const { currency } = amount;
  const inCharge = prices.map((price) => {
    if (price.currency === currency) return price;
    if (rate === null) throw new Error('The charge has no rate.');
    return convertMoney(price, { currency, rate });
  });
  const converted = sum(inCharge, currency);
  return { ...amount, minor: Math.min(converted.minor, left) };
}
