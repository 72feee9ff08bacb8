/** Phone numbers of people. The metadata of all countries is 25 KB: browsers import this when it is needed. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from '../country.ts';
import { cleanPhone } from '../text/index.ts';

/** @param country of a number without `+` and calling code. Nothing but a number may stand in `text`. */
function parse(text: string, country: CountryCode) {
  const number = parsePhoneNumberFromString(cleanPhone(text), { defaultCountry: country, extract: false });
  return number?.isValid() ? number : undefined;
}

export const isPhoneNumber = (text: string, country: CountryCode) => parse(text, country) !== undefined;

/** @returns the number in E.164, `+51987654321`; undefined for any other text */
export const toE164 = (text: string, country: CountryCode): string | undefined => parse(text, country)?.number;

/**
 * The number as people write it: `987 654 321` in its own country, `+51 987 654 321` elsewhere. What is not a phone
 * number comes back as it is.
 */
export function formatPhoneNumber(text: string, country: CountryCode): string {
  const number = parse(text, country);
  if (!number) return text;
  return number.country === country ? number.formatNational() : number.formatInternational();
}
