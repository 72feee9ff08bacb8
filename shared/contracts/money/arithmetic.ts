import { add, convert, type Dinero, dinero, halfUp, multiply, toSnapshot, transformScale } from 'dinero.js/bigint';
import { type Currency, exponents, type Money, priceCurrency } from './currency.ts';
import { asPrice } from './decimal.ts';

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

/** Adds prices. @throws Error for amounts in different currencies */
export const sum = (amounts: Money[]): Money =>
  fromDinero(amounts.map(toDinero).reduce(add<bigint, Currency>, toDinero(asPrice(0))));

/** @param count a whole number */
export const times = (money: Money, count: number): Money => fromDinero(multiply(toDinero(money), BigInt(count)));

/** Returns the amount less a discount. @param basisPoints hundredths of a percent: 1000 takes off 10 % */
export const discounted = (money: Money, basisPoints: number): Money =>
  fromDinero(multiply(toDinero(money), { amount: BigInt(10_000 - basisPoints), scale: 4n }));

/** Exchange rate: units of `currency` per unit of the catalogue's currency. */
export interface Rate {
  currency: Currency;
  /** Decimal string, to be exact: `250.125`. */
  rate: string;
}

/** Converts a price to another currency: S/45,00 at 250 CLP is CLP 11.250. */
export const convertPrice = (money: Money, { currency, rate }: Rate): Money =>
  fromDinero(convert(toDinero(money), definition(currency), { [currency]: scaled(rate) }));

/** Converts an amount in another currency to the nearest price: CLP 11.250 at 250 is S/45,00. */
export function priceWorth({ minor, currency }: Money, { rate }: Pick<Rate, 'rate'>): Money {
  const { amount, scale } = scaled(rate);
  const dividend = BigInt(minor) * 10n ** (scale + BigInt(exponents[priceCurrency]));
  const divisor = amount * 10n ** BigInt(exponents[currency]);
  return asPrice(Number((2n * dividend + divisor) / (2n * divisor)));
}

export const isSameMoney = (a: Money, b: Money): boolean => a.currency === b.currency && a.minor === b.minor;

/**
 * Tells whether a text is a rate as staff and the database write it: above zero, up to nine digits before and after the
 * point.
 */
export const isRate = (text: string): boolean => /^\d{1,9}(\.\d{1,9})?$/.test(text) && /[1-9]/.test(text);
