import type { CountryCode } from '../country.ts';

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

const bare = (text: string) => text.replaceAll('-', '');

/**
 * Validates a DNI, or a NIE, whose X, Y or Z counts as 0, 1 or 2: the remainder of the number by 23 determines the
 * letter.
 */
function isSpanish(typed: string) {
  const text = bare(typed);
  const number = Number(text.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))));
  return /^(\d{8}|[XYZ]\d{7})[A-Z]$/.test(text) && spanishLetters[number % 23] === text.at(-1);
}

/** Validates a RUT or RUN: the last character is a modulus-11 check digit, with K for 10. */
function isChilean(text: string) {
  const [number = '', check] = text.includes('-') ? text.split('-') : [text.slice(0, -1), text.slice(-1)];
  if (!/^\d{1,8}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => total + Number(digit) * ((index % 6) + 2), 0);
  return check === '0123456789K'[(11 - (sum % 11)) % 11];
}

const isPeruvian = (text: string) => /^\d{8}$/.test(text);

/** A passport or foreigner's card: letters and digits, or digits only. */
const isOfAnotherCountry = (text: string) => /^(?=.*\d)[A-Z0-9]{6,12}$/.test(bare(text));

/** `looksLike` matches the country's document with a typo, which must not pass as a passport. */
const documents: Record<CountryCode, { looksLike: RegExp; isValid: (text: string) => boolean }> = {
  PE: { looksLike: /^\d{1,8}$/, isValid: isPeruvian },
  CL: { looksLike: /^\d+-|^\d{7,8}K$/, isValid: isChilean },
  ES: { looksLike: /^\d{7,8}$|^\d{7,9}-?[A-Z]$|^[XYZ]-?\d{6,8}(-?[A-Z])?$/, isValid: isSpanish },
};

/**
 * Tells whether the text is an identity document: of the country that asks for it, of another country that we sell in,
 * or a passport. Case, points, blanks and the kind of dash are ignored.
 * @param country whose documents the form names
 */
export function isIdentityDocument(text: string, country: CountryCode): boolean {
  const typed = text
    .toUpperCase()
    .replaceAll(/[.\s]/g, '')
    .replaceAll(/[\p{Pd}−]/gu, '-');
  const { looksLike, isValid } = documents[country];
  if (isValid(typed)) return true;
  if (looksLike.test(typed)) return false;
  return Object.values(documents).some((other) => other.isValid(typed)) || isOfAnotherCountry(typed);
}
