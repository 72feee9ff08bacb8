import type { CountryCode, Money, TaxBuyer } from '@idavuelta/shared/contracts';
import { readTaxBuyer } from '@idavuelta/shared/contracts/tax-id';
import type { Queryable } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';

/** What orders need from tax documents. Declared here, so that those may import orders and not the other way round. */
export interface TaxDocuments {
  /**
   * Undefined where no documents are issued.
   * @property namedFrom total from which a document must name its buyer; absent where none must
   */
  asksFor(tx: Queryable, country: CountryCode): Promise<{ namedFrom?: Money } | undefined>;
}

interface Asked {
  /** Country of the event. */
  country: CountryCode;
  total: Money;
  terms: Awaited<ReturnType<TaxDocuments['asksFor']>>;
}

/**
 * Returns whom the order's document names; undefined for nobody, also where no document is issued.
 * @throws VALIDATION_FAILED with the wrong fields, or without a buyer from the total on that asks for one
 */
export function taxBuyerOf(given: TaxBuyer | undefined, { country, total, terms }: Asked): TaxBuyer | undefined {
  if (!terms || total.minor === 0) return undefined;
  if (given) {
    const { taxBuyer, errors } = readTaxBuyer(given, country);
    if (!taxBuyer) throw invalidFields(...errors.map(({ field, reason }) => ({ field: `taxBuyer.${field}`, reason })));
    return taxBuyer;
  }
  const { namedFrom } = terms;
  if (namedFrom && total.minor >= namedFrom.minor) throw invalidFields({ field: 'taxBuyer.taxId', reason: 'required' });
  return undefined;
}
