import { type RawBuilder, sql } from 'kysely';

/** Fewer digits are in every other phone number. */
const fewestDigits = 5;

/** The digits of what can be a phone number, or a part of one, however it is written; undefined for any other text. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return /^\+?[\d\s().-]+$/.test(text) && digits.length >= fewestDigits ? digits : undefined;
}

/** SQL: whether a phone number has these digits, one after the other. @param phone SQL of it */
export const phoneHas = (phone: string, digits: string | undefined): RawBuilder<boolean> =>
  digits === undefined ? sql`false` : sql`strpos(regexp_replace(${sql.raw(phone)}, '\\D', '', 'g'), ${digits}) > 0`;
