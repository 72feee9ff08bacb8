import { type Currency, type DecimalAmount, exponents, type Money } from './currency.ts';
import { toDecimalAmount } from './decimal.ts';

const prefixes: Record<Currency, string> = { PEN: 'S/', CLP: 'CLP ', EUR: 'EUR ' };

// German grouping, which the site uses in every language (1.234,50); es-PE itself would write 1,234.50.
const withDecimals = (digits: number) =>
  new Intl.NumberFormat('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });
// Creating a formatter is far more expensive than using it, and the first one takes 40 ms on a phone: each is created
// once, on first use.
const formats: { [C in Currency]?: Intl.NumberFormat } = {};
const formatOf = (currency: Currency) => {
  formats[currency] ??= withDecimals(exponents[currency]);
  return formats[currency];
};

/** `1.234,50`, `11.250`: an amount displayed beside its currency. */
export const formatBareAmount = ({ amount, currency }: DecimalAmount): string => formatOf(currency).format(amount);

/** `S/1.234,50`, `CLP 11.250`, `EUR 11,25`: the same in every language. */
export const formatDecimalAmount = (amount: DecimalAmount): string =>
  prefixes[amount.currency] + formatBareAmount(amount);

export const formatMoney = (money: Money): string => formatDecimalAmount(toDecimalAmount(money));
