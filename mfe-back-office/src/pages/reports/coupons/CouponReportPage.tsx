import type { Currency } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { CouponRow, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useCallback, useMemo } from 'react';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { queryHook } from '../../../kit/resource.ts';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { ReportFrame } from '../ReportFrame.tsx';
import { useReportQuery, type WantedReport } from '../useReportQuery.ts';
import { useSeries } from '../useSeries.ts';
import { useCouponColumns } from './useCouponColumns.ts';

const url = '/staff-api/coupon-report';
const useCoupons = queryHook<CouponRow[], WantedReport>(url);

/** Reports what coupons brought and cost. */
export default function CouponReportPage() {
  const { t } = useTranslation('back-office/reports');
  return (
    <OfficePage path="/reports/coupons" title={t('coupons.title')}>
      {({ permissions }) => <Report permissions={permissions} />}
    </OfficePage>
  );
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const query = useReportQuery();
  const { data, error, isFetching } = useCoupons(query.wanted);
  const isCompared = query.wanted.compare !== undefined;
  const columns = useCouponColumns(isCompared);
  const byCurrency = useMemo(() => [...Map.groupBy(data ?? [], ({ currency }) => currency)], [data]);
  return (
    <ReportFrame<CouponRow>
      permissions={permissions}
      report="coupons"
      query={query}
      file={{ url: `${url}/file`, params: query.wanted, name: 'coupons' }}
      label={t('coupons.title')}
      rowKey={({ couponId, currency }) => `${currency} ${couponId}`}
      dataSource={data}
      loading={isFetching && !data}
      error={error}
      locale={{ emptyText: t('nothing') }}
      columns={columns}
    >
      <p>{t('coupons.lead')}</p>
      {byCurrency.map(([currency, rows]) => (
        <CouponChart key={currency} currency={currency} rows={rows} isCompared={isCompared} />
      ))}
    </ReportFrame>
  );
}

interface CouponChartProps {
  currency: Currency;
  rows: CouponRow[];
  isCompared: boolean;
}

function CouponChart({ currency, rows, isCompared }: CouponChartProps) {
  const { t, i18n } = useTranslation('back-office/reports');
  const seriesOf = useSeries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language only
  const data = useMemo(() => {
    const names = rows.map(({ couponId, code }) =>
      couponId === undefined ? t('shown.coupons.without') : (code ?? ''),
    );
    const before = isCompared ? rows.map((row) => row.before?.net ?? 0) : undefined;
    return {
      names,
      series: seriesOf(
        rows.map(({ net }) => net),
        before,
      ),
    };
  }, [rows, isCompared, i18n.language]);
  const textOf = useCallback((minor: number) => formatMoney({ minor, currency }), [currency]);
  return <Chart label={t('chart', { currency: t(`back-office:currencies.${currency}`) })} {...data} textOf={textOf} />;
}
