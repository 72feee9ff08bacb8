import type { TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';

/** Returns a function that names the kind of a document as its country does. */
export function useKindName() {
  const { t } = useTranslation('back-office');
  return ({ country, kind }: Pick<TaxDocumentRow, 'country' | 'kind'>) => t(`tax.kinds_of.${country}.${kind}`);
}
