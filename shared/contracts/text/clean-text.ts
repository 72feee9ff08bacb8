import { withAsciiDomain } from './email-domain.ts';

/** Scripts in which invisible characters control the joining of letters. */
const joiningScripts = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Thaana', 'Adlam'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Khmer', 'Myanmar', 'Tibetan', 'Balinese', 'Javanese'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/**
 * Invisible characters that change the preceding one: composed emoji, regional flags, joined letters. No lookbehind,
 * which browsers before 2023 lack.
 */
const meant = [
  '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0F]*\\u200D(?=\\p{Extended_Pictographic})',
  '\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+',
  `[${joiningScripts}]\\p{M}*[\\u200C\\u200D]`,
].join('|');

/**
 * Other invisible characters. Variation selectors are excluded, because they select the form of the preceding
 * character.
 */
const invisible = '(?!\\p{Variation_Selector})\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFB]';

const invisibleOrMeant = new RegExp(`(${meant})|${invisible}`, 'gu');
const blank = /\p{Zs}/gu;

/** Removes invisible characters, turns every kind of blank into a space and composes letters (NFC). */
const visible = (text: string) => text.replace(invisibleOrMeant, '$1').replace(blank, ' ').normalize('NFC');

/** Cleans a single line, such as a name or an address. A tab, as in tables, becomes a space. */
export const cleanLine = (text: string) => visible(text).replace(/[\t\u2028\u2029]/g, ' ');

/** Cleans text of several lines, each ended by `\n`. */
export const cleanLines = (text: string) => visible(text).replace(/\r\n?|[\u2028\u2029]/g, '\n');

/** Replaces full-width and other compatibility characters and trims, for texts read by machines. */
const compatible = (text: string) => cleanLine(text.normalize('NFKC')).trim();

/** Normalizes an e-mail address for comparison and storage, except its case. */
export const cleanEmail = (text: string) => withAsciiDomain(compatible(text));

/** Removes separators from a phone number; text with anything else in it stays as written. */
export function cleanPhone(text: string): string {
  const written = compatible(text);
  const digits = written.replace(/[\s.()/\p{Pd}]/gu, '');
  return /^[+(]?\d/.test(written) && /^\+?\d+$/.test(digits) ? digits : written;
}

/** Applies the PRECIS profile for passwords (RFC 8265): equal letters make equal passwords, everything else stays. */
export const cleanPassword = (text: string) => text.replace(blank, ' ').normalize('NFC');
