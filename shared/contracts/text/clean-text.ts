import { withAsciiDomain } from './email-domain.ts';

/** Scripts whose letters join or do not join by an invisible character. */
const joiningScripts = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Thaana', 'Adlam'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Khmer', 'Myanmar', 'Tibetan', 'Balinese', 'Javanese'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/**
 * Invisible characters that change how the sign before them looks: emoji of several signs, flags of regions, letters
 * that join. It uses no lookbehind, which browsers before 2023 lack.
 */
const meant = [
  '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0F]*\\u200D(?=\\p{Extended_Pictographic})',
  '\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+',
  `[${joiningScripts}]\\p{M}*[\\u200C\\u200D]`,
].join('|');

/** Invisible characters. A variation selector decides how the sign before it looks. */
const invisible = '(?!\\p{Variation_Selector})\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFB]';

const invisibleOrMeant = new RegExp(`(${meant})|${invisible}`, 'gu');
const blank = /\p{Zs}/gu;

/** Without what nobody sees, each blank a space, and each letter as one character where there is one (NFC). */
const visible = (text: string) => text.replace(invisibleOrMeant, '$1').replace(blank, ' ').normalize('NFC');

/** A name, an address: one line. A tab, as tables have it, is a blank. */
export const cleanLine = (text: string) => visible(text).replace(/[\t\u2028\u2029]/g, ' ');

/** A message: several lines, each ended by `\n`. */
export const cleanLines = (text: string) => visible(text).replace(/\r\n?|[\u2028\u2029]/g, '\n');

/** Wide and other compatible forms as plain ones, without blanks around: for texts that machines read. */
const compatible = (text: string) => cleanLine(text.normalize('NFKC')).trim();

/** An e-mail address as it is compared and stored; its case is left to who stores it. */
export const cleanEmail = (text: string) => withAsciiDomain(compatible(text));

/** A number without what people put between its digits; what has anything else in it stays as it was written. */
export function cleanPhone(text: string): string {
  const written = compatible(text);
  const digits = written.replace(/[\s.()/\p{Pd}]/gu, '');
  return /^[+(]?\d/.test(written) && /^\+?\d+$/.test(digits) ? digits : written;
}

/** By the rule of PRECIS for passwords (RFC 8265): the same letters are the same password, whatever else stays. */
export const cleanPassword = (text: string) => text.replace(blank, ' ').normalize('NFC');
