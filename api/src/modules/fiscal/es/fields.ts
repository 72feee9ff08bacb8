import type { Money } from '@idavuelta/shared/contracts';
import { exponents } from '@idavuelta/shared/contracts/money';
import { cleanLine } from '@idavuelta/shared/contracts/text';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { DocumentNumber } from '../fiscal-document.ts';

/** Written for characters that the authority refuses in names and descriptions. */
const replacements: Record<string, string> = { "'": '’', '"': '”', '<': '(', '>': ')', '=': '-' };
/** Control characters, halves of characters and others that XML cannot carry. */
const impossible = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** What looks like an entity, `&amp;`: xmlbuilder2 would take it for one. */
const likeEntity = /&(?=[#\w]+;)/g;

/** Replaces what the authority refuses, and runs of blanks by one. */
const toAllowed = (text: string) =>
  cleanLine(text)
    .replace(impossible, ' ')
    .replace(/['"<>=]/g, (character) => replacements[character] ?? '')
    .replace(likeEntity, '& ')
    .replace(/ +/g, ' ')
    .trim();

/** @throws Error naming the field if it is empty or longer than the schema allows */
export function textField(field: string, value: string | undefined, maxLength: number): string {
  const text = toAllowed(value ?? '');
  if (!text) throw new Error(`${field} is missing`);
  if ([...text].length > maxLength) throw new Error(`${field} is longer than ${maxLength} characters`);
  return text;
}

/** Like `textField`, for a summary: a longer one is cut. */
export function summaryField(field: string, value: string, maxLength: number): string {
  const characters = [...toAllowed(value)];
  const fits = characters.length <= maxLength;
  return textField(field, fits ? characters.join('') : `${characters.slice(0, maxLength - 1).join('')}…`, maxLength);
}

/** From 100 million euros on, in cents, the authority wants to be told so (`Macrodato`). */
const tooMuch = 1e10;

/**
 * Writes euros as the schema demands: `-1234.50`.
 * @param sign -1 for what a correction takes back
 * @throws Error naming the field for another currency, a negative amount or one of 100 million euros
 */
export function amountField(field: string, { minor, currency }: Money, sign: 1 | -1 = 1): string {
  if (currency !== 'EUR') throw new Error(`${field} is not in EUR`);
  if (!Number.isInteger(minor) || minor < 0 || minor >= tooMuch) throw new Error(`${field} is no amount: ${minor}`);
  const digits = String(minor).padStart(exponents.EUR + 1, '0');
  return `${sign < 0 && minor ? '-' : ''}${digits.slice(0, -exponents.EUR)}.${digits.slice(-exponents.EUR)}`;
}

/** Returns the day in the issuer's zone: `31-12-2027`. */
export function dayField(field: string, moment: Date, timeZone: string): string {
  if (Number.isNaN(moment.getTime())) throw new Error(`${field} is no date`);
  return dayAt(moment, timeZone).split('-').reverse().join('-');
}

/** Series and number as one text, as printed on the document: `F27-1042`. */
export function invoiceNumber({ series, number }: DocumentNumber): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/.test(series)) throw new Error(`series is no series: ${series}`);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`number is no number: ${number}`);
  return `${series}-${number}`;
}
