import type { CountryCode } from '../country.ts';

/** A mobile number of each country as its people write it. */
export const phoneExamples: Record<CountryCode, string> = {
  PE: '987 654 321',
  CL: '9 8765 4321',
  ES: '612 34 56 78',
};
