/**
 * Codes that people read and type. Letters and digits that are easily confused are left out, and vowels, so that codes
 * spell no words. The last one is a check letter that detects one wrong letter or two transposed neighbours, without a
 * lookup.
 */
const alphabet = 'CDFGHJKMNPQRTVWXY23456789';

/** The weights and the differences of neighbouring ones are coprime to the alphabet's length. */
const weights = [1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14];

/** Length of the code under a ticket's QR code. */
export const shortCodeLength = 8;
/** Length of the key that lets a device check typed codes. */
export const deviceKeyLength = 12;

/** Characters often mistaken for a letter of the alphabet. */
const readAs: Readonly<Record<string, string>> = { B: '8', S: '5', Z: '2' };

const sumOf = (digits: readonly number[]) =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0) % alphabet.length;

/**
 * Makes a typed code with a check letter.
 * @param bytes random, or derived from the subject of the code; one for each letter suffices
 */
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
 * Parses a typed code; case, blanks and hyphens are ignored.
 * @returns the code; `mistyped` when its check letter is wrong; undefined for any other text
 */
export function readTypedCode(text: string, length: number): string | 'mistyped' | undefined {
  const letters = [...text.replaceAll(/[\s-]/g, '').toUpperCase()].map((letter) => readAs[letter] ?? letter);
  if (letters.length !== length) return undefined;
  const digits = letters.map((letter) => alphabet.indexOf(letter));
  if (digits.includes(-1)) return undefined;
  return sumOf(digits) === 0 ? letters.join('') : 'mistyped';
}

/** Formats `KMPQ7XY3` as `KMPQ 7XY3`, as people read and say it. */
export const inGroups = (code: string) => code.match(/.{1,4}/g)?.join(' ') ?? code;
