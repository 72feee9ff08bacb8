import { folded } from '@idavuelta/shared/contracts/text';

/** One word of a search, as conditions on a text of `plain_words`. */
export interface WordPattern {
  /** `LIKE` patterns for the index; the text must match one of them. */
  like: string[];
  /** Regular expression that the text must match too. */
  exactly?: string;
}

/** Further words are ignored: they hardly narrow the result. */
const maxWords = 8;

/** Typos are forgiven from this length: shorter words resemble too many others. */
const shortestWithTypo = 4;

/** Fewer digits match nearly every phone number. */
const fewestDigits = 5;

/** Returns the digits of a text that may be part of a phone number, however it is formatted. */
function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return /^\+?[\d\s().-]+$/.test(text) && digits.length >= fewestDigits ? digits : undefined;
}

/** Punctuation matches any character, because names are stored with apostrophes and hyphens or with blanks. */
const escaped = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '_');
const inExpression = (letter: string) => letter.replace(/[^\p{L}\p{N}]/gu, '.');

const isNumber = (word: string) => /^\d+$/.test(word);

/** Returns the words of a typed text in lower case and without accents; a phone number is one word of its digits. */
export function typedWords(text: string): string[] {
  const digits = phoneDigits(text.trim());
  if (digits) return [digits];
  return folded(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords);
}

/** Trigram index: fewer letters cannot be looked up in the middle of a word. */
const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/**
 * Matches a word anywhere in the text. Words too short for the index and short numbers match the start of a word only;
 * four digits match its start or its end, such as the end of a phone number.
 */
function written(word: string): WordPattern {
  const like = escaped(word);
  if (isNumber(word) && word.length === 4) return { like: [`% ${like}%`, `%${like} %`] };
  return { like: [isIndexed(word) && !(isNumber(word) && word.length < 4) ? `%${like}%` : `% ${like}%`] };
}

/** The ways to write a word with one letter wrong, missing, too many, or exchanged with its neighbour. */
export function slips(word: string) {
  const letters = [...word];
  const at = (from: number, to?: number) => letters.slice(from, to).map(inExpression).join('');
  return letters.flatMap((_, i) => [
    `${at(0, i)}[^ ]?${at(i + 1)}`,
    `${at(0, i)}[^ ]${at(i)}`,
    ...(i > 0 ? [at(0, i - 1) + at(i, i + 1) + at(i - 1, i) + at(i + 1)] : []),
  ]);
}

/**
 * Matches a word with at most one typo. The typo is in one half of the word, so the index looks up the other half.
 * Exchanged letters in the middle change both halves, so these spellings are looked up as a whole.
 */
function mistyped(word: string): WordPattern {
  if ([...word].length < shortestWithTypo) return written(word);
  const middle = isNumber(word) && word.length > 8 ? word.length - 4 : Math.floor(word.length / 2);
  // Phone numbers share their first digits: of a long one only the last eight are compared.
  const from = isNumber(word) ? Math.max(0, middle - 4) : 0;
  const [left, right] = [escaped(word.slice(from, middle)), escaped(word.slice(middle))];
  const exchanged = escaped(
    word.slice(0, middle - 1) + word.charAt(middle) + word.charAt(middle - 1) + word.slice(middle + 1),
  );
  // A phone is found by its last digits, whatever its country code.
  const start = isNumber(word) ? '' : ' ';
  return {
    like: [`%${start}${left}%`, `%${right} %`, `%${start}${exchanged} %`],
    exactly: `${start}(${slips(word).join('|')}) `,
  };
}

/** Patterns that a text must match, all of them. @param forgiving also finds words with one typo */
export const wordPatterns = (words: string[], forgiving: boolean): WordPattern[] =>
  words.map(forgiving ? mistyped : written);
