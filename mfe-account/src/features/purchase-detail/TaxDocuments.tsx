import type { OrderDetail, TaxDocument } from '@idavuelta/shared/contracts';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow } from '@idavuelta/shared/ui';
import { useTaxFile } from '../../state/purchases.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './TaxDocuments.module.css';

/** The tax documents of a purchase, with their files; renders nothing without one. */
export function TaxDocuments({ purchase }: { purchase: OrderDetail }) {
  const { order, event, taxDocuments = [] } = purchase;
  const { t } = useTranslation('account');
  const { money, date } = useFormats();
  const [fetchFile, file] = useTaxFile();
  if (!taxDocuments.length) return null;
  const save = async ({ id: document, number }: TaxDocument, format: 'pdf' | 'xml') => {
    if (file.isLoading) return;
    const { data } = await fetchFile({ id: order.id, document, format });
    if (data) saveFile(data, `${number}.${format}`);
  };
  return (
    <section className={styles.documents}>
      <h2>{t('tax_documents.title')}</h2>
      <ul className={styles.list}>
        {taxDocuments.map((document) => {
          const { id, kind, number, issuedAt, total } = document;
          const inWords = t(`tax_documents.kinds.${kind}`, { context: event.countryCode });
          const name = `${inWords} ${number}`;
          return (
            <li key={id} className={styles.document}>
              <span>{`${name} · ${date(issuedAt, 'medium', event.timeZone)} · ${money(total)}`}</span>
              <ButtonRow>
                {(['pdf', 'xml'] as const).map((format) => (
                  <Button
                    key={format}
                    variant="quiet"
                    aria-label={`${format.toUpperCase()}: ${name}`}
                    aria-disabled={file.isLoading}
                    onClick={() => void save(document, format)}
                  >
                    {format.toUpperCase()}
                  </Button>
                ))}
              </ButtonRow>
            </li>
          );
        })}
      </ul>
      <Failure error={file.error} />
    </section>
  );
}
