import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useCountryName } from '../../../ui/CountrySelect.tsx';
import type { ListColumn } from '../../../ui/WideTable.tsx';
import { useRowName } from '../row-name.ts';
import { useComparisonColumns } from '../useComparisonColumns.ts';

const counts = ['orders', 'tickets', 'seats', 'boarded', 'missing'] as const;
const amounts = ['listed', 'discount', 'charged', 'refunded', 'net', 'base', 'tax'] as const;
/** All columns together are wider than a desktop's window. */
const extra: string[] = ['seats', 'boarded', 'missing', 'listed', 'base', 'tax'];

/** Returns the columns of the report on sales. */
export function useSalesColumns(by: ReportBy, isCompared: boolean): ListColumn<ReportRow>[] {
  const { t } = useTranslation('back-office/reports');
  const nameOf = useRowName();
  const countryName = useCountryName();
  const comparisonColumns = useComparisonColumns();
  const money = (minor: number, { currency }: ReportRow) => formatMoney({ minor, currency });
  const count = (field: (typeof counts)[number]): ListColumn<ReportRow> => ({
    key: field,
    isExtra: extra.includes(field),
    title: t(`shown.columns.${field}`),
    align: 'end',
    dataIndex: field,
    sorter: (one, other) => one[field] - other[field],
  });
  const amount = (field: (typeof amounts)[number]): ListColumn<ReportRow> => ({
    key: field,
    isExtra: extra.includes(field),
    title: t(`shown.columns.${field}`),
    align: 'end',
    sorter: (one, other) => one[field] - other[field],
    render: (_, row) => money(row[field], row),
  });
  const compared = (field: 'orders' | 'net', format: (value: number, row: ReportRow) => string) =>
    comparisonColumns<ReportRow>({
      key: field,
      title: t(`shown.columns.${field}`),
      nowOf: (row) => row[field],
      beforeOf: ({ before }) => before?.[field],
      format,
    });
  return [
    { title: t(`shown.dimensions.${by}`), render: (_, row) => nameOf(row, by), fixed: 'start' },
    ...(by === 'country'
      ? []
      : [
          {
            key: 'country',
            title: t('shown.columns.country'),
            render: (_: unknown, { country }: ReportRow) => countryName(country),
          },
        ]),
    // compared figures come first, so that they are seen without scrolling
    ...(isCompared ? [...compared('net', money), ...compared('orders', String)] : []),
    ...counts.map(count),
    ...amounts.map(amount),
    { key: 'taxPercent', isExtra: true, title: t('shown.columns.tax_percent'), align: 'end', dataIndex: 'taxPercent' },
  ];
}
