import { add, convert, type Dinero, dinero, halfUp, multiply, toSnapshot, transformScale } from 'dinero.js/bigint';
import { type Currency, courtesyCurrency, exponents, type Money } from './currency.ts';
import { nothing } from './decimal.ts';

// An amount with more digits than its currency, such as a discounted price or a conversion, is rounded half up to the
// smallest unit, once, at the end of the function that calculates it. Arithmetic uses bigint, so nothing overflows or
// is lost before that.

const definition = <C extends Currency>(code: C) => ({ code, base: 10n, exponent: BigInt(exponents[code]) });
const toDinero = ({ minor, currency }: Money) => dinero({ amount: BigInt(minor), currency: definition(currency) });

function fromDinero(value: Dinero<bigint, Currency>): Money {
  const { currency } = toSnapshot(value);
  const { amount } = toSnapshot(transformScale(value, currency.exponent as bigint, halfUp));
  return { minor: Number(amount), currency: currency.code };
}

/** Converts a decimal text to an integer and a scale: `0.245` → 245 with scale 3. */
function scaled(text: string) {
  const [whole = '', decimals = ''] = text.split('.');
  return { amount: BigInt(whole + decimals), scale: BigInt(decimals.length) };
}

/** @param currency of all amounts, and of the sum of none @throws Error for amounts in another currency */
export const sum = (amounts: Money[], currency: Currency): Money =>
  fromDinero(amounts.map(toDinero).reduce(add<bigint, Currency>, toDinero(nothing(currency))));

/** @param count a whole number */
export const times = (money: Money, count: number): Money => fromDinero(multiply(toDinero(money), BigInt(count)));

/** Returns the amount less a discount. @param basisPoints hundredths of a percent: 1000 takes off 10 % */
export const discounted = (money: Money, basisPoints: number): Money =>
  fromDinero(multiply(toDinero(money), { amount: BigInt(10_000 - basisPoints), scale: 4n }));

/** Exchange rate: units of `currency` per unit of another one, which for the rates that staff sets is the sol. */
export interface Rate {
  currency: Currency;
  /** Decimal string, to be exact: `250.125`. */
  rate: string;
}

/** Converts to the currency of the rate: S/45,00 at 250 CLP is $11.250. */
export const convertMoney = (money: Money, { currency, rate }: Rate): Money =>
  fromDinero(convert(toDinero(money), definition(currency), { [currency]: scaled(rate) }));

/** Returns what an amount is worth in soles. @param rate units of its currency per sol: $11.250 at 250 is S/45,00 */
export function inSoles({ minor, currency }: Money, rate: string): Money {
  const { amount, scale } = scaled(rate);
  const dividend = BigInt(minor) * 10n ** (scale + BigInt(exponents[courtesyCurrency]));
  const divisor = amount * 10n ** BigInt(exponents[currency]);
  return { minor: Number((2n * dividend + divisor) / (2n * divisor)), currency: courtesyCurrency };
}

/**
 * Returns the units of one currency per unit of another, with nine decimals.
 * @param from units of the first per sol
 * @param to units of the second per sol
 */
export function crossRate(from: string, to: string): string {
  const [divisor, dividend] = [scaled(from), scaled(to)];
  const nineDecimals = (dividend.amount * 10n ** (divisor.scale + 9n)) / (divisor.amount * 10n ** dividend.scale);
  return `${nineDecimals / 10n ** 9n}.${String(nineDecimals % 10n ** 9n).padStart(9, '0')}`;
}

export const isSameMoney = (a: Money, b: Money): boolean => a.currency === b.currency && a.minor === b.minor;

/**
 * Tells whether a text is a rate as staff and the database write it: above zero, up to nine digits before and after the
 * point.
 */
export const isRate = (text: string): boolean => /^\d{1,9}(\.\d{1,9})?$/.test(text) && /[1-9]/.test(text);
