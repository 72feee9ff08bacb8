import type { CountryCode } from '../country.ts';

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

const bare = (text: string) => text.replaceAll('-', '');

/** DNI, or NIE, whose X, Y or Z counts as 0, 1 or 2: the number's remainder by 23 says the letter. */
function isSpanish(typed: string) {
  const text = bare(typed);
  const number = Number(text.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))));
  return /^(\d{8}|[XYZ]\d{7})[A-Z]$/.test(text) && spanishLetters[number % 23] === text.at(-1);
}

/** RUT or RUN: its last sign is the check digit by modulus 11, with K for 10. */
function isChilean(text: string) {
  const [number = '', check] = text.includes('-') ? text.split('-') : [text.slice(0, -1), text.slice(-1)];
  if (!/^\d{1,8}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => total + Number(digit) * ((index % 6) + 2), 0);
  return check === '0123456789K'[(11 - (sum % 11)) % 11];
}

const isPeruvian = (text: string) => /^\d{8}$/.test(text);

/** A passport, or a card of foreigners: letters and figures, some of each or but figures. */
const isOfAnotherCountry = (text: string) => /^(?=.*\d)[A-Z0-9]{6,12}$/.test(bare(text));

/** `looksLike` is met by what was meant to be the country's document, with a slip: it is then taken for no passport. */
const documents: Record<CountryCode, { looksLike: RegExp; isValid: (text: string) => boolean }> = {
  PE: { looksLike: /^\d{1,8}$/, isValid: isPeruvian },
  CL: { looksLike: /^\d+-|^\d{7,8}K$/, isValid: isChilean },
  ES: { looksLike: /^\d{7,8}$|^\d{7,9}-?[A-Z]$|^[XYZ]-?\d{6,8}(-?[A-Z])?$/, isValid: isSpanish },
};

/**
 * Whether the text is somebody's identity document: of the country where it is asked for, of another that we sell in, or a
 * passport. Small letters, points, blanks and which dash it has do not matter.
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
