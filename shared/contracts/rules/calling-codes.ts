import type { CountryCode } from '../country.ts';

/** International calling codes. */
export const callingCodes: Record<CountryCode, string> = { PE: '+51', CL: '+56', ES: '+34' };

export interface WrittenPhone {
  /** Undefined for a number without a calling code, or with that of another country. */
  country: CountryCode | undefined;
  /** The number without the calling code; the whole number if the country is unknown. */
  rest: string;
}

/** Splits `+51 987654321` into Peru and `987654321`. Does not validate the number. */
export function splitPhone(written: string): WrittenPhone {
  const known = (Object.keys(callingCodes) as CountryCode[]).find((code) => written.startsWith(callingCodes[code]));
  return { country: known, rest: known ? written.slice(callingCodes[known].length).trimStart() : written };
}

const beforeNumber = /^[\p{Cf}\s]+/u;

/** Adds the calling code to a number, unless it already has one. */
export function joinPhone(country: CountryCode, typed: string): string {
  // pasted numbers may start with invisible characters
  const rest = typed.replace(beforeNumber, '');
  return rest === '' || rest.startsWith('+') ? rest : `${callingCodes[country]} ${rest}`;
}
