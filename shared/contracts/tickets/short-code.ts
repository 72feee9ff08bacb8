/**
 * Codes that people read and type: of letters and figures that are not taken for one another, without vowels, so that they
 * spell nothing. The last one is a check letter: one wrong letter, or two next to each other in the wrong order, are noticed
 * before anybody is asked.
 */
const alphabet = 'CDFGHJKMNPQRTVWXY23456789';

/** Weights have no factor in common with the alphabet's length, and neither have the differences of neighbours. */
const weights = [1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14];

/** Length of the code under a ticket's QR code. */
export const shortCodeLength = 8;
/** Length of the key by which a device may check typed codes. */
export const deviceKeyLength = 12;

/** Characters that are often mistaken for a letter of the alphabet. */
const readAs: Readonly<Record<string, string>> = { B: '8', S: '5', Z: '2' };

const sumOf = (digits: readonly number[]) =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % alphabet.length;

/** @param bytes random, or derived from what the code stands for; one for each letter of the code is enough */
export function makeTypedCode(bytes: Uint8Array, length: number): string {
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  const digits: number[] = [];
  while (digits.length < length - 1) {
    digits.push(Number(rest % BigInt(alphabet.length)));
    rest /= BigInt(alphabet.length);
  }
  const [sum, weight] = [sumOf(digits), weights[length - 1] ?? 1];
  let check = 0;
  while ((sum + weight * check) % alphabet.length !== 0) check++;
  return [...digits, check].map((digit) => alphabet[digit]).join('');
}

/**
 * Reads a code as people type it: small letters, blanks and hyphens do not matter.
 * @returns the code; `mistyped` when its check letter does not fit; undefined for any other text
 */
export function readTypedCode(text: string, length: number): string | 'mistyped' | undefined {
  const letters = [...text.replaceAll(/[\s-]/g, '').toUpperCase()].map((letter) => readAs[letter] ?? letter);
  if (letters.length !== length) return undefined;
  const digits = letters.map((letter) => alphabet.indexOf(letter));
  if (digits.includes(-1)) return undefined;
  return sumOf(digits) === 0 ? letters.join('') : 'mistyped';
}

/** `KMPQ7XY3` as `KMPQ 7XY3`, as people read and say it. */
export const inGroups = (code: string) => code.match(/.{1,4}/g)?.join(' ') ?? code;
