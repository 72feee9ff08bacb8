import type { CountryCode, FieldError, SignUp } from '@idavuelta/shared/contracts';
import { isPhoneNumber, toE164 } from '@idavuelta/shared/contracts/phone';
import { isIdentityDocument } from '@idavuelta/shared/contracts/rules';
import { invalidFields } from '../../errors.ts';
import { isCommonPassword } from './passwords.ts';

const assertNone = (errors: (FieldError | false)[]) => {
  const found = errors.filter((error) => error !== false);
  if (found.length > 0) throw invalidFields(...found);
};

const notCommon = (field: string, password: string): FieldError | false =>
  isCommonPassword(password) && { field, reason: 'common' };

const phoneOf = (country: CountryCode, phoneNumber: string): FieldError | false =>
  !isPhoneNumber(phoneNumber, country) && { field: 'phoneNumber', reason: 'phone' };

/** Validates what the schema of a sign-up cannot. @throws VALIDATION_FAILED with every invalid field */
export const assertSignUp = ({ birthday, plainPassword, countryCode, phoneNumber }: SignUp) =>
  assertNone([
    birthday > new Date().toISOString().slice(0, 10) && { field: 'birthday', reason: 'future' },
    notCommon('plainPassword', plainPassword),
    phoneOf(countryCode, phoneNumber),
  ]);

/** @throws VALIDATION_FAILED when the passwords differ or are a common one */
export const assertNewPassword = ({ password1, password2 }: { password1: string; password2: string }) =>
  assertNone([
    password1 !== password2 && { field: 'password2', reason: 'mismatch' },
    notCommon('password1', password1),
  ]);

/**
 * Normalizes a phone number for storage.
 * @param country of the account, whose numbers need no calling code
 * @throws VALIDATION_FAILED for an invalid phone number
 */
export function storedPhone(country: CountryCode, phoneNumber: string): string {
  assertNone([phoneOf(country, phoneNumber)]);
  return toE164(phoneNumber, country) ?? phoneNumber;
}

/** @param country that issued the document @throws VALIDATION_FAILED for an invalid identity document */
export const assertDocument = (country: CountryCode, document: string) =>
  assertNone([!isIdentityDocument(document, country) && { field: 'rut', reason: 'document' }]);
