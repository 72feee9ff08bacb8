import type { TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../kit/areas.ts';

/** Links to a tax document by its number. */
export function TaxDocumentLink({ document: { id, number } }: { document: Pick<TaxDocumentRow, 'id' | 'number'> }) {
  const { t } = useTranslation('back-office');
  return (
    <Link to={linkTo('/tax-documents/:id', id)} translate={number ? 'no' : undefined}>
      {number || t('tax.no_number')}
    </Link>
  );
}
