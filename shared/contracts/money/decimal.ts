import { type Currency, type DecimalAmount, exponents, type Money } from './currency.ts';

/** Tolerance for whole numbers calculated from floating-point decimals. */
const tolerance = 1e-6;

/** Tells whether the currency can express an amount above zero: half a peso it cannot. */
export function isAmount({ amount, currency }: DecimalAmount): boolean {
  const exact = amount * 10 ** exponents[currency];
  return exact > 0.5 && Math.abs(exact - Math.round(exact)) < tolerance;
}

/**
 * Converts a decimal amount: `45.5` PEN → 4550 PEN.
 * @throws RangeError for an amount that the currency cannot express
 */
export function fromDecimal({ amount, currency }: DecimalAmount): Money {
  const exact = amount * 10 ** exponents[currency];
  const minor = Math.round(exact);
  if (!(Math.abs(exact - minor) < tolerance)) throw new RangeError(`${amount} is no amount of ${currency}`);
  return { minor, currency };
}

/** Converts to the decimal number that payment providers take: 4550 PEN → `45.5`. */
export const toDecimal = ({ minor, currency }: Money): number => minor / 10 ** exponents[currency];

export const toDecimalAmount = (money: Money): DecimalAmount => ({
  amount: toDecimal(money),
  currency: money.currency,
});

export const nothing = (currency: Currency): Money => ({ minor: 0, currency });
