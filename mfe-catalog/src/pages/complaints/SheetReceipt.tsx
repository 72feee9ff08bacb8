import type { ComplaintSheet } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { FormOutcome } from '../../features/enquiries/FormOutcome.tsx';
import styles from './complaints.module.css';

/** The filed sheet with its number, to be read and printed. */
export function SheetReceipt({ sheet }: { sheet: ComplaintSheet }) {
  const { t } = useTranslation('catalog/complaints');
  const { date } = useFormats();
  const { number, filedOn, dueOn, company, guardian, amountMinor, orderNumber, files } = sheet;
  const day = (iso: string) => date(`${iso}T12:00:00Z`, 'long', 'UTC');
  const documentOf = ({ documentKind, documentNumber }: Pick<ComplaintSheet, 'documentKind' | 'documentNumber'>) =>
    `${t(`documents.${documentKind}`)} ${documentNumber}`;
  const facts: [label: string, value: string | undefined][] = [
    [t('receipt.number'), number],
    [t('receipt.filed'), day(filedOn)],
    [t('receipt.due'), day(dueOn)],
    [
      t('receipt.company'),
      [company.name, company.taxId && `RUC ${company.taxId}`, company.address].filter(Boolean).join(' · '),
    ],
    [t('fields.name'), sheet.name],
    [t('fields.document_number'), documentOf(sheet)],
    [t('fields.address'), sheet.address],
    [t('fields.phone'), sheet.phone],
    [t('fields.email'), sheet.email],
    [t('sections.guardian'), guardian && `${guardian.name} · ${documentOf(guardian)}`],
    [t('fields.item'), t(`items.${sheet.item}`)],
    [t('fields.item_description'), sheet.itemDescription],
    [t('fields.amount'), amountMinor === undefined ? undefined : formatMoney({ minor: amountMinor, currency: 'PEN' })],
    [t('fields.order'), orderNumber],
    [t('fields.kind'), t(`kinds.${sheet.kind}`)],
    [t('fields.detail'), sheet.detail],
    [t('fields.request'), sheet.request],
    [t('fields.files'), files.join(', ')],
  ];
  return (
    <section className={styles.form} aria-label={t('receipt.title', { number })}>
      <FormOutcome tone="good" title={t('receipt.title', { number })}>
        {t('receipt.text', { email: sheet.email })}
      </FormOutcome>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.help}>{t('receipt.other_ways')}</p>
      <Button className={styles.print} onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </section>
  );
}
