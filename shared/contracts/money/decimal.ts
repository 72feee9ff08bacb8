import { type Currency, type DecimalAmount, exponents, type Money, priceCurrency } from './currency.ts';

/** Products of floating-point decimals miss whole numbers by less than this. */
const tolerance = 1e-6;

/**
 * Money from a decimal amount, by default a price of the catalogue: `45.5` → 4550 PEN.
 * @throws RangeError for an amount that the currency cannot express, such as half a peso
 */
export function fromDecimal(amount: number, currency: Currency = priceCurrency): Money {
  const exact = amount * 10 ** exponents[currency];
  const minor = Math.round(exact);
  if (!(Math.abs(exact - minor) < tolerance)) throw new RangeError(`${amount} is no amount of ${currency}`);
  return { minor, currency };
}

/** The decimal amount that calls and payment providers have: 4550 PEN → `45.5`. */
export const toDecimal = ({ minor, currency }: Money): number => minor / 10 ** exponents[currency];

export const toDecimalAmount = (money: Money): DecimalAmount => ({
  amount: toDecimal(money),
  currency: money.currency,
});

/** A price from the minor units in which it is stored. */
export const asPrice = (minor: number): Money => ({ minor, currency: priceCurrency });
