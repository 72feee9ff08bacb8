import type { CountryCode } from '@idavuelta/shared/contracts';
import { passengerFields } from '@idavuelta/shared/contracts/passenger';
import { toE164 } from '@idavuelta/shared/contracts/phone';
import { eventRequestLimits, isEmailAddress } from '@idavuelta/shared/contracts/rules';
import { cleanText, type TextKind } from '@idavuelta/shared/contracts/text';
import type { GuestColumn } from './headings.ts';

/** The value of a cell, or why it is rejected. */
export type CheckedCell = { value: string | number | undefined } | { reason: string };

/** Text that spreadsheet programs would run as a formula. */
const formulaStart = /^[=+\-@\t\r]/;
const control = /[\p{Cc}\p{Cs}]/u;

const isFormula = (text: string) => formulaStart.test(text);

function checkText(text: string, maxLength: number): CheckedCell {
  if (text === '') return { reason: 'required' };
  if (isFormula(text)) return { reason: 'formula' };
  if (control.test(text)) return { reason: 'characters' };
  return text.length > maxLength ? { reason: 'max' } : { value: text };
}

/** Optional: the organiser books for guests without an address. */
function checkEmail(text: string): CheckedCell {
  if (text === '') return { value: undefined };
  const checked = checkText(text, passengerFields.email.maxLength);
  if ('reason' in checked) return checked;
  return isEmailAddress(text) ? { value: text.toLowerCase() } : { reason: 'email' };
}

/** Allows a leading `+` for phone numbers only; elsewhere it would be a formula. */
function checkPhone(text: string, country: CountryCode): CheckedCell {
  if (text === '') return { value: undefined };
  const number = toE164(text, country);
  if (number) return { value: number };
  return { reason: isFormula(text) ? 'formula' : 'phone' };
}

function checkSeats(text: string): CheckedCell {
  if (text === '') return { value: 1 };
  if (isFormula(text) && !/^-\d+$/.test(text)) return { reason: 'formula' };
  const seats = Number(text);
  const fits = Number.isInteger(seats) && seats >= 1 && seats <= eventRequestLimits.seatsPerGuest;
  return fits ? { value: seats } : { reason: 'seats' };
}

const checks: Record<GuestColumn, (text: string, country: CountryCode) => CheckedCell> = {
  name: (text) => checkText(text, passengerFields.name.maxLength),
  email: checkEmail,
  phone: checkPhone,
  seats: checkSeats,
};

const kinds: Record<GuestColumn, TextKind> = { name: 'line', email: 'email', phone: 'phone', seats: 'line' };

/** @param cell its text, empty for a blank cell */
export const checkCell = (column: GuestColumn, cell: string, country: CountryCode): CheckedCell =>
  checks[column](cleanText(kinds[column], cell).trim(), country);
