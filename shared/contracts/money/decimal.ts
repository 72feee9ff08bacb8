import { type Currency, type DecimalAmount, exponents, type Money, priceCurrency } from './currency.ts';

/** Tolerance for whole numbers calculated from floating-point decimals. */
const tolerance = 1e-6;

/**
 * Converts a decimal amount, by default a catalogue price: `45.5` → 4550 PEN.
 * @throws RangeError for an amount that the currency cannot express, such as half a peso
 */
export function fromDecimal(amount: number, currency: Currency = priceCurrency): Money {
  const exact = amount * 10 ** exponents[currency];
  const minor = Math.round(exact);
  if (!(Math.abs(exact - minor) < tolerance)) throw new RangeError(`${amount} is no amount of ${currency}`);
  return { minor, currency };
}

/** Converts to the decimal amount used by the API and payment providers: 4550 PEN → `45.5`. */
export const toDecimal = ({ minor, currency }: Money): number => minor / 10 ** exponents[currency];

export const toDecimalAmount = (money: Money): DecimalAmount => ({
  amount: toDecimal(money),
  currency: money.currency,
});

/** Converts a stored price in minor units. */
export const asPrice = (minor: number): Money => ({ minor, currency: priceCurrency });
