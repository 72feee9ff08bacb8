import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { zoneOf } from '../../../features/tax/country-zones.ts';
import { TaxDocumentLink } from '../../../features/tax/TaxDocumentLink.tsx';
import { TaxDocumentState } from '../../../features/tax/TaxDocumentState.tsx';
import { useTaxDocuments } from '../../../features/tax/tax.api.ts';
import { useKindName } from '../../../features/tax/useKindName.ts';
import { Failure } from '../../../ui/Failure.tsx';
import styles from './order.module.css';

/** Lists the tax documents of an order; nothing when it has none. */
export function OrderTaxDocuments({ order: { number } }: { order: StaffOrder }) {
  const { t } = useTranslation('back-office/orders');
  const { date } = useFormats();
  const kindName = useKindName();
  const { data, error } = useTaxDocuments({ text: number });
  // the text may occur in another order's document too
  const documents = data?.rows.filter(({ orderNumber }) => orderNumber === number) ?? [];
  if (documents.length === 0) return <Failure error={error} />;
  const title = t('back-office:areas.tax_documents.title');
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {documents.map((document) => (
          <li key={document.id}>
            <div className={styles.pair}>
              <span>
                <span>{`${kindName(document)} `}</span>
                <TaxDocumentLink document={document} />
              </span>
              <span>{formatMoney(document.total)}</span>
            </div>
            <div className={styles.tags}>
              <TaxDocumentState document={document} />
              <span className={styles.soft}>{date(document.issuedAt, 'medium', zoneOf[document.country])}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
