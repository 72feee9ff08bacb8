import { type Currency, courtesyCurrency, type DecimalAmount, exponents, type Money } from './currency.ts';
import { toDecimalAmount } from './decimal.ts';

/**
 * Locale whose form each currency has in every language of the site. The specification writes soles as S/1.234,50,
 * which no locale does: German has its grouping.
 */
const localeOf: Record<Currency, string> = { PEN: 'de-DE', CLP: 'es-CL', EUR: 'es-ES' };

// Creating a formatter is far more expensive than using it, and the first one takes 40 ms on a phone: each is created
// once, on first use.
const formats = new Map<string, Intl.NumberFormat>();
function formatOf(currency: Currency, style: 'currency' | 'decimal') {
  const key = currency + style;
  const digits = exponents[currency];
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeOf[currency], {
      ...(style === 'currency' && { style, currency }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    });
  formats.set(key, format);
  return format;
}

/** `1.234,50`, `11.250`: an amount displayed beside its currency. */
export const formatBareAmount = ({ amount, currency }: DecimalAmount): string =>
  formatOf(currency, 'decimal').format(amount);

/** `S/1.234,50`, `$11.250`, `11,25 €`: the same in every language. */
export const formatDecimalAmount = (amount: DecimalAmount): string =>
  amount.currency === courtesyCurrency
    ? `S/${formatBareAmount(amount)}`
    : formatOf(amount.currency, 'currency').format(amount.amount);

/**
 * A price as people read it: what is charged, and the figure in soles beside it where they differ: `$16.200 (S/64,80)`.
 * @param format writes an amount; pages pass the shell's, to bring none of their own
 * @param soles decimal; absent without a fresh rate
 */
export const withSoles = (
  format: (amount: DecimalAmount) => string,
  charge: DecimalAmount,
  soles: number | undefined,
): string =>
  charge.currency === courtesyCurrency || soles === undefined
    ? format(charge)
    : `${format(charge)} (${format({ amount: soles, currency: courtesyCurrency })})`;

export const formatMoney = (money: Money): string => formatDecimalAmount(toDecimalAmount(money));
