import type { TaxBuyer } from '../api/tax-documents.ts';
import type { CountryCode } from '../country.ts';
import { passportCountries } from './passport-countries.ts';
import { readTaxId } from './read-tax-id.ts';
import type { TaxIdKind } from './tax-id.ts';

/** `tax_id`: no valid number; `other_kind`: a valid one, but of a person where a company's is asked, or the reverse. */
export type TaxBuyerReason = 'required' | 'tax_id' | 'other_kind' | 'country';
export interface TaxBuyerError {
  field: Exclude<keyof TaxBuyer, 'kind'>;
  reason: TaxBuyerReason;
}

const both: TaxIdKind[] = ['personal', 'company'];

/** Kinds of ids that name each kind of buyer. Self-employed people in Chile and Spain have no other id than their own. */
const namedBy: Record<CountryCode, Record<'personal' | 'company', TaxIdKind[]>> = {
  PE: { personal: ['personal'], company: ['company'] },
  CL: { personal: both, company: both },
  ES: { personal: ['personal'], company: both },
};

/** Letters and digits of a passport without separators; undefined for any other text. */
const readPassport = (text: string) =>
  /^(?=.*\d)[A-Z0-9]{5,15}$/.exec(
    text
      .normalize('NFKC')
      .replace(/[\s.\p{Pd}]/gu, '')
      .toUpperCase(),
  )?.[0];

/** Fields as a form holds them; an empty one may be absent. */
export type TypedTaxBuyer = Pick<TaxBuyer, 'kind'> & Partial<TaxBuyer>;

/**
 * Checks who a tax document names. Browser and API have this one rule.
 * @param country of the event, whose authority gets the document
 * @returns the buyer with the id as the authority writes it, or a reason for each field that is wrong
 */
export function readTaxBuyer(
  typed: TypedTaxBuyer,
  country: CountryCode,
): { taxBuyer: TaxBuyer; errors: [] } | { taxBuyer?: undefined; errors: TaxBuyerError[] } {
  const { kind } = typed;
  const [id, name, address] = [typed.taxId, typed.name, typed.address].map((text = '') => text.trim());
  const errors: TaxBuyerError[] = [];
  const reject = (field: TaxBuyerError['field'], reason: TaxBuyerReason) => void errors.push({ field, reason });

  const read = kind === 'passport' ? undefined : readTaxId(country, id ?? '');
  const taxId = kind === 'passport' ? readPassport(id ?? '') : read?.taxId;
  if (!id) reject('taxId', 'required');
  else if (!taxId) reject('taxId', 'tax_id');
  else if (kind !== 'passport' && read && !namedBy[country][kind].includes(read.kind)) reject('taxId', 'other_kind');
  if (!name) reject('name', 'required');
  if (kind === 'company' && !address) reject('address', 'required');
  if (kind === 'passport' && !typed.country) reject('country', 'required');
  else if (kind === 'passport' && !passportCountries.includes(typed.country ?? '')) reject('country', 'country');

  if (errors.length > 0 || !taxId || !name) return { errors };
  const passport = kind === 'passport' && typed.country ? { country: typed.country } : {};
  return { taxBuyer: { kind, taxId, name, ...(address && { address }), ...passport }, errors: [] };
}
