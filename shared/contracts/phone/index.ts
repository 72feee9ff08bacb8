/** People's phone numbers. The metadata of all countries is 25 KB: browsers import this on demand. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from '../country.ts';
import { cleanPhone } from '../text/index.ts';

/** Parses a text that is nothing but a phone number. @param country of a number without `+` and calling code */
function parse(text: string, country: CountryCode) {
  const number = parsePhoneNumberFromString(cleanPhone(text), { defaultCountry: country, extract: false });
  return number?.isValid() ? number : undefined;
}

export const isPhoneNumber = (text: string, country: CountryCode) => parse(text, country) !== undefined;

/** @returns the number in E.164, `+51987654321`; undefined for any other text */
export const toE164 = (text: string, country: CountryCode): string | undefined => parse(text, country)?.number;

/**
 * Formats a number as people write it: `987 654 321` in its own country, `+51 987 654 321` elsewhere. Other text is
 * returned unchanged.
 */
export function formatPhoneNumber(text: string, country: CountryCode): string {
  const number = parse(text, country);
  if (!number) return text;
  return number.country === country ? number.formatNational() : number.formatInternational();
}
