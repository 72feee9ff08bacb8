import type { CountryCode } from '../country.ts';

/** What a phone number begins with when it is dialled from another country. */
export const callingCodes: Record<CountryCode, string> = { PE: '+51', CL: '+56', ES: '+34' };

export interface WrittenPhone {
  /** Undefined for a number without a calling code, and for one of another country. */
  country: CountryCode | undefined;
  /** The number without the country's calling code; the whole number where the country is unknown. */
  rest: string;
}

/** `+51 987654321` is `987654321` of Peru. No check that it is a phone number. */
export function splitPhone(written: string): WrittenPhone {
  const known = (Object.keys(callingCodes) as CountryCode[]).find((code) => written.startsWith(callingCodes[code]));
  return { country: known, rest: known ? written.slice(callingCodes[known].length).trimStart() : written };
}

const beforeNumber = /^[\p{Cf}\s]+/u;

/** A number with its calling code, which one that has it keeps. */
export function joinPhone(country: CountryCode, typed: string): string {
  // pasted numbers begin with signs that nobody sees
  const rest = typed.replace(beforeNumber, '');
  return rest === '' || rest.startsWith('+') ? rest : `${callingCodes[country]} ${rest}`;
}
