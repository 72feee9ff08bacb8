import { languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { formatMoney, type Money } from '@idavuelta/shared/contracts/money';
import type { TaxDocumentDetail } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Table } from 'antd';
import { WideTable } from '../../../ui/WideTable.tsx';
import styles from '../tax-documents.module.css';

/** Shows what a document charges, with its base, tax and total. */
export function DocumentLines({ document }: { document: TaxDocumentDetail }) {
  const { t } = useTranslation('back-office/tax-documents');
  const percent = new Intl.NumberFormat(languageTag(useSelector(selectLanguage)), { maximumFractionDigits: 2 });
  const { lines, base, tax, taxPercent, total } = document;
  const sums: [string, Money][] = [
    [t('sums.base'), base],
    [t('sums.tax', { percent: percent.format(taxPercent) }), tax],
    [t('fields.total'), total],
  ];
  return (
    <>
      <h2 className={styles.section}>{t('lines')}</h2>
      <WideTable<TaxDocumentDetail['lines'][number]>
        label={t('lines')}
        size="small"
        rowKey={(line) => lines.indexOf(line)}
        dataSource={lines}
        columns={[
          {
            title: t('fields.description'),
            render: (_, { description }) => <div className={styles.description}>{description}</div>,
          },
          { title: t('fields.quantity'), dataIndex: 'quantity', align: 'end' },
          { title: t('fields.total'), align: 'end', render: (_, line) => formatMoney(line.total) },
        ]}
        summary={() =>
          sums.map(([label, amount]) => (
            <Table.Summary.Row key={label}>
              <Table.Summary.Cell index={0} colSpan={2} align="right">
                {label}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={1} align="right">
                {formatMoney(amount)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          ))
        }
      />
    </>
  );
}
