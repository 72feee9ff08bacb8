import { type RawBuilder, sql } from 'kysely';

/** Fewer digits match nearly every phone number. */
const fewestDigits = 5;

/**
 * Returns the digits of a text that may be part of a phone number, however it is formatted; undefined for any other
 * text.
 */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return /^\+?[\d\s().-]+$/.test(text) && digits.length >= fewestDigits ? digits : undefined;
}

/** SQL: true when a phone number contains these digits consecutively. @param phone SQL of the number */
export const phoneHas = (phone: string, digits: string | undefined): RawBuilder<boolean> =>
  digits === undefined ? sql`false` : sql`strpos(regexp_replace(${sql.raw(phone)}, '\\D', '', 'g'), ${digits}) > 0`;
