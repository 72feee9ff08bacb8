import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { CouponRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { TableColumnType } from 'antd';
import { useComparisonColumns } from '../useComparisonColumns.ts';
import { usePercent } from '../usePercent.ts';

const amounts = ['discount', 'listed', 'refunded'] as const;

/** Returns the columns of the report on coupons. */
export function useCouponColumns(isCompared: boolean): TableColumnType<CouponRow>[] {
  const { t } = useTranslation('back-office/reports');
  const percent = usePercent();
  const comparisonColumns = useComparisonColumns();
  const money = (minor: number, { currency }: CouponRow) => formatMoney({ minor, currency });
  const figure = (field: 'orders' | 'tickets' | 'net' | (typeof amounts)[number], isMoney = false) => ({
    key: field,
    title: t(`shown.columns.${field}`),
    align: 'end' as const,
    sorter: (one: CouponRow, other: CouponRow) => one[field] - other[field],
    render: (_: unknown, row: CouponRow) => (isMoney ? money(row[field], row) : row[field]),
  });
  const compared = (field: 'orders' | 'net', format: (value: number, row: CouponRow) => string) =>
    comparisonColumns<CouponRow>({
      key: field,
      title: t(`shown.columns.${field}`),
      nowOf: (row) => row[field],
      beforeOf: ({ before }) => before?.[field],
      format,
    });
  return [
    {
      title: t('shown.dimensions.coupon'),
      render: (_, { couponId, code }) => (couponId === undefined ? t('shown.coupons.without') : code),
    },
    figure('orders'),
    ...(isCompared ? compared('orders', String) : []),
    figure('net', true),
    ...(isCompared ? compared('net', money) : []),
    {
      key: 'average',
      title: t('shown.columns.average'),
      align: 'end',
      render: (_, row) => (row.average === undefined ? '–' : money(row.average, row)),
    },
    ...amounts.map((field) => figure(field, true)),
    {
      key: 'newShare',
      title: t('shown.columns.newShare'),
      align: 'end',
      render: (_, { newCustomers, newShare }) => `${newCustomers} (${percent(newShare)})`,
    },
    figure('tickets'),
  ];
}
