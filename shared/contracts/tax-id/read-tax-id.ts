import type { CountryCode } from '../country.ts';
import { readChileanTaxId } from './chile.ts';
import { readPeruvianTaxId } from './peru.ts';
import { readSpanishTaxId } from './spain.ts';
import type { TaxId } from './tax-id.ts';

const readers: Record<CountryCode, (id: string) => TaxId | undefined> = {
  PE: readPeruvianTaxId,
  CL: readChileanTaxId,
  ES: readSpanishTaxId,
};

/** Blanks, dots, dashes (also the minus sign) and invisible characters. */
const separators = /[\s.\p{Pd}\u2212\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Reads an id typed with or without separators, in either case and in digits of either width: `76.123.456-0`.
 * @returns the id as the country's authority writes it: RUC or DNI, RUT (`76123456-0`), NIF; undefined for any other text
 */
export const readTaxId = (country: CountryCode, text: string): TaxId | undefined =>
  readers[country](text.normalize('NFKC').replace(separators, '').toUpperCase());
