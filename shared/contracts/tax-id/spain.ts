import type { TaxId } from './tax-id.ts';

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** Digits in the place of a leading letter: NIE (X, Y, Z), and NIF of people without a DNI (K, L, M). */
const leadingDigits: Partial<Record<string, string>> = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' };

/** DNI with its letter, NIE, and NIF that starts with K, L or M. */
function isPersonal(id: string): boolean {
  if (!/^[\dXYZKLM]\d{7}[A-Z]$/.test(id)) return false;
  const first = id.charAt(0);
  const number = (leadingDigits[first] ?? first) + id.slice(1, 8);
  return personLetters[Number(number) % 23] === id[8];
}

/** Sums the digits at even places and those at odd places doubled, the digits of 18 being 9. */
function companyCheck(digits: string): number {
  const sum = [...digits].reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * NIF of a company or other body, once called CIF. Its kind (the first letter) decides whether the check character is a
 * digit, a letter or either; bodies that do not reside in Spain, `00`, have a letter.
 */
function isCompany(id: string): boolean {
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(id)) return false;
  const check = companyCheck(id.slice(1, 8));
  const digit = /^[A-HJUV]/.test(id) && id[8] === String(check);
  const letter = /^([CDFGJNP-SUVW]|.00)/.test(id) && id[8] === companyLetters[check];
  return digit || letter;
}

/** NIF of a person or company, also with the prefix ES of international trade. @param id without separators */
export function readSpanishTaxId(id: string): TaxId | undefined {
  const taxId = id.replace(/^ES(?=.{9}$)/, '');
  if (isPersonal(taxId)) return { kind: 'personal', taxId };
  if (isCompany(taxId)) return { kind: 'company', taxId };
}
