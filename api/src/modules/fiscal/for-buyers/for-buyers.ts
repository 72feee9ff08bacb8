import type { CountryCode, TaxDocumentTerms } from '@idavuelta/shared/contracts';
import { toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { Database } from '../../../database/database.ts';
import type { TaxDocuments } from '../../orders/placing/tax-documents.ts';
import type { TaxDocumentFiles } from '../../orders/purchases/tax-document-files.ts';
import type { Authority } from '../authority.ts';
import { fiscalCountries } from '../countries.ts';
import { createForBuyersRepository } from './for-buyers.repository.ts';

export interface ForBuyersDependencies {
  db: Database;
  authorities: ReadonlyMap<CountryCode, Authority>;
}

export interface ForBuyers extends TaxDocuments, TaxDocumentFiles {
  terms(country: CountryCode): Promise<TaxDocumentTerms>;
}

const numberOf = ({ series, number }: { series: string; number: number | null }) => `${series}-${number}`;

/** Tax documents as buyers and their orders see them. */
export function createForBuyers({ db, authorities }: ForBuyersDependencies): ForBuyers {
  const documents = createForBuyersRepository(db);

  const asksFor: TaxDocuments['asksFor'] = async (tx, country) => {
    const company = await createForBuyersRepository(tx).company(country);
    if (!company) return undefined;
    const { timeZone } = fiscalCountries[country];
    const namedFrom = authorities.get(country)?.namedFrom({ ...company, timeZone });
    return namedFrom ? { namedFrom } : {};
  };

  return {
    asksFor,

    async terms(country) {
      const asked = await asksFor(db, country);
      return {
        issued: asked !== undefined,
        ...(asked?.namedFrom && { namedFrom: toDecimalAmount(asked.namedFrom) }),
      };
    },

    async ofOrder(orderId) {
      const issued = await documents.ofOrder(orderId);
      if (issued.length === 0) return undefined;
      const printed = issued.filter(({ isPrinted }) => isPrinted);
      return printed.map(({ id, kind, issuedAt, minor, currency, ...number }) => ({
        id,
        kind,
        number: numberOf(number),
        issuedAt: issuedAt.toISOString(),
        total: toDecimalAmount({ minor, currency }),
      }));
    },

    async file(orderId, documentId, format) {
      const found = await documents.files(orderId, documentId);
      const content = found?.[format];
      if (!found || !content) return undefined;
      // the name goes into a header
      return { name: `${numberOf(found).replace(/[^\w-]/g, '_')}.${format}`, content };
    },
  };
}
