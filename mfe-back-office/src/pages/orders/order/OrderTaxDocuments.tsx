import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { StaffOrder, TaxDocumentRow } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { zoneOf } from '../../../features/tax/country-zones.ts';
import { TaxDocumentLink } from '../../../features/tax/TaxDocumentLink.tsx';
import { TaxDocumentState } from '../../../features/tax/TaxDocumentState.tsx';
import { useTaxDocuments } from '../../../features/tax/tax.api.ts';
import { useKindName } from '../../../features/tax/useKindName.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { WideTable } from '../../../ui/WideTable.tsx';
import styles from '../orders.module.css';

/** Lists the tax documents of an order; nothing when it has none. */
export function OrderTaxDocuments({ order: { number } }: { order: StaffOrder }) {
  const { t } = useTranslation('back-office/orders');
  const { date } = useFormats();
  const kindName = useKindName();
  const { data, error } = useTaxDocuments({ text: number });
  // the text may occur in another order's document too
  const documents = data?.rows.filter(({ orderNumber }) => orderNumber === number) ?? [];
  if (documents.length === 0) return <Failure error={error} />;
  return (
    <>
      <h2 className={styles.section}>{t('back-office:areas.tax_documents.title')}</h2>
      <WideTable<TaxDocumentRow>
        label={t('back-office:areas.tax_documents.title')}
        rowKey="id"
        size="small"
        dataSource={documents}
        columns={[
          { title: t('back-office:tax.kind'), render: (_, document) => kindName(document) },
          { title: t('back-office:tax.number'), render: (_, document) => <TaxDocumentLink document={document} /> },
          {
            title: t('back-office:tax.issued'),
            render: (_, { issuedAt, country }) => date(issuedAt, 'medium', zoneOf[country]),
          },
          { title: t('list.total'), align: 'end', render: (_, { total }) => formatMoney(total) },
          { title: t('filters.state'), render: (_, document) => <TaxDocumentState document={document} /> },
        ]}
      />
    </>
  );
}
