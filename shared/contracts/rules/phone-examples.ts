import type { CountryCode } from '../country.ts';

/** A sample mobile number of each country, in its usual format. */
export const phoneExamples: Record<CountryCode, string> = {
  PE: '987 654 321',
  CL: '9 8765 4321',
  ES: '612 34 56 78',
};
