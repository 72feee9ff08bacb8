import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { TableColumnType } from 'antd';
import { WideTable } from '../../ui/WideTable.tsx';
import { useRowName } from './row-name.ts';

interface ReportTableProps {
  rows: ReportRow[] | undefined;
  by: ReportBy;
  isLoading: boolean;
}

const counts = ['orders', 'tickets', 'seats', 'boarded', 'missing'] as const;
const amounts = ['listed', 'discount', 'charged', 'refunded', 'net', 'base', 'tax'] as const;

/** Shows the figures of a report. */
export function ReportTable({ rows, by, isLoading }: ReportTableProps) {
  const { t } = useTranslation('back-office/reports');
  const nameOf = useRowName();
  const amount = (field: (typeof amounts)[number]) =>
    ({
      title: t(`shown.columns.${field}`),
      align: 'end',
      sorter: (one, other) => one[field] - other[field],
      render: (_, row) => formatMoney({ minor: row[field], currency: row.currency }),
    }) satisfies TableColumnType<ReportRow>;
  return (
    <WideTable<ReportRow>
      label={t('table')}
      rowKey={({ key, country, currency }) => `${key} ${country} ${currency}`}
      dataSource={rows}
      loading={isLoading}
      locale={{ emptyText: t('nothing') }}
      columns={[
        { title: t(`shown.dimensions.${by}`), render: (_, row) => nameOf(row, by), fixed: 'start' },
        ...(by === 'country' ? [] : [{ title: t('shown.columns.country'), dataIndex: 'country' }]),
        ...counts.map((field) => ({
          title: t(`shown.columns.${field}`),
          align: 'end' as const,
          dataIndex: field,
          sorter: (one: ReportRow, other: ReportRow) => one[field] - other[field],
        })),
        ...amounts.map(amount),
        { title: t('shown.columns.tax_percent'), align: 'end', dataIndex: 'taxPercent' },
      ]}
    />
  );
}
