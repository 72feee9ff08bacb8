import type { CountryCode, TaxBuyer } from '@idavuelta/shared/contracts';
import { readTaxBuyer, type TaxBuyerError } from '@idavuelta/shared/contracts/tax-id';
import type { TaxBuyerForm } from '../../../state/tax-buyer/tax-buyer.types.ts';

export interface TaxBuyerRules {
  country: CountryCode;
  /** The total asks for a document that names its buyer. */
  mustName: boolean;
}

interface ReadForm {
  /** Undefined when nobody is named. */
  taxBuyer?: TaxBuyer;
  errors: TaxBuyerError[];
}

export const kindOf = (form: TaxBuyerForm | undefined): TaxBuyer['kind'] => form?.kind ?? 'personal';

/** Reads the block as it was filled in. A person's number may stay empty, and then nobody is named. */
export function readForm(form: TaxBuyerForm | undefined, { country, mustName }: TaxBuyerRules): ReadForm {
  const kind = kindOf(form);
  const typed = form?.[kind] ?? {};
  if (kind === 'personal' && !typed.taxId?.trim() && !mustName) return { errors: [] };
  return readTaxBuyer({ kind, ...typed }, country);
}
