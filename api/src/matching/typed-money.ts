import type { Currency } from '@idavuelta/shared/contracts';

/** Amount and day of a payment, as somebody typed them. */
export interface TypedPayment {
  /** What the number is in each currency, in its smallest unit. */
  amounts?: { currency: Currency; minor: number }[];
  /** ISO date. */
  day?: string;
}

const amountPattern =
  /^(?:s\/|\$|€|pen|clp|eur)?\s*(\d{1,3}(?:[.,]\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?\s*(?:€|pen|clp|eur)?$/i;

/** The highest value of an `integer` column. */
const maxMinor = 2_147_483_647;

/** Reads `90`, `90,50`, `1.250,00` and `S/ 90`; the currency sign is ignored. */
function readAmounts(text: string): TypedPayment['amounts'] {
  const [, whole, decimals = ''] = amountPattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const units = Number(whole.replace(/[.,]/g, ''));
  const cents = units * 100 + Number(decimals.padEnd(2, '0'));
  const meant: NonNullable<TypedPayment['amounts']> = [
    { currency: 'PEN', minor: cents },
    { currency: 'EUR', minor: cents },
    { currency: 'CLP', minor: cents / 100 },
  ];
  const amounts = meant.filter(({ minor }) => Number.isInteger(minor) && minor <= maxMinor);
  return amounts.length > 0 ? amounts : undefined;
}

const isDay = (iso: string) => !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);

/**
 * Reads `14/11`, `14-11-2026` and `2026-11-14`. A day without a year is the nearest one to today.
 * @param monthFirst as in the United States
 */
function readDay(text: string, monthFirst: boolean, now: Date): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isDay(text) ? text : undefined;
  const [, one, other, year] = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?$/.exec(text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [day, month] = (monthFirst ? [other, one] : [one, other]).map((part) => part.padStart(2, '0'));
  const thisYear = now.getUTCFullYear();
  const years =
    year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(year) + (year.length < 4 ? 2000 : 0)];
  const away = (iso: string) => Math.abs(Date.parse(iso) - now.getTime());
  return years
    .map((each) => `${each}-${month}-${day}`)
    .filter(isDay)
    .sort((a, b) => away(a) - away(b))[0];
}

/** Returns the day of a text, and the text without it: `cumbia 14/11` is an event on a day. */
export function splitDay(text: string, { monthFirst = false, now = new Date() } = {}): { rest: string; day?: string } {
  for (const part of text.split(/\s+/)) {
    const day = readDay(part, monthFirst, now);
    if (day)
      return {
        rest: text
          .split(/\s+/)
          .filter((other) => other !== part)
          .join(' '),
        day,
      };
  }
  return { rest: text };
}

/** Reads an amount, a day or both in any order; undefined for any other text. */
export function readPayment(
  text: string,
  options: { monthFirst?: boolean; now?: Date } = {},
): TypedPayment | undefined {
  const { rest, day } = splitDay(text.trim(), options);
  const amounts = readAmounts(rest.trim());
  if (rest.trim() !== '' && !amounts) return undefined;
  return amounts || day ? { ...(amounts && { amounts }), ...(day && { day }) } : undefined;
}
