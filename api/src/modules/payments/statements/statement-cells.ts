import { type Currency, currencies } from '@idavuelta/shared/contracts/money';
import { readNumber } from '@idavuelta/shared/contracts/text';

/**
 * Parses an amount as banks write it: `1.234,50`, `1,234.50`, `S/ 45.50`, `-20,00`, `(20.00)`.
 * @returns undefined for any other text
 */
export const readDecimal = (text: string): number | undefined => readNumber(text, { decimals: 2 }).value;

const isoDate = /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[T ].*)?$/;
const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?: .*)?$/;

/**
 * Parses a date, day first as in all our countries, or ISO 8601.
 * @returns `YYYY-MM-DD`; undefined for an invalid date
 */
export function readDay(text: string): string | undefined {
  const parts = (isoDate.exec(text) ?? dayFirst.exec(text))?.groups;
  if (!parts) return undefined;
  const { year = '', month = '', day = '' } = parts;
  const iso = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

const currencySigns: Record<string, Currency> = { 'S/': 'PEN', 'S/.': 'PEN', SOLES: 'PEN', '€': 'EUR', EUROS: 'EUR' };

/** @returns undefined for a currency that no payment method charges */
export function readCurrency(text: string): Currency | undefined {
  const written = text.trim().toUpperCase();
  return currencies.find((code) => code === written) ?? currencySigns[written];
}
