import { formatMoney } from '@idavuelta/shared/contracts/money';
import { type LeadTimeRow, leadTimeName, type StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { queryHook } from '../../../kit/resource.ts';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { ReportFrame } from '../ReportFrame.tsx';
import { useComparisonColumns } from '../useComparisonColumns.ts';
import { usePercent } from '../usePercent.ts';
import { useReportQuery, type WantedReport } from '../useReportQuery.ts';
import { useSeries } from '../useSeries.ts';

const url = '/staff-api/lead-time-report';
const useLeadTimes = queryHook<LeadTimeRow[], WantedReport>(url);

/** Reports how long before the departure people buy. */
export default function LeadTimePage() {
  const { t } = useTranslation('back-office/reports');
  return (
    <OfficePage path="/reports/lead-times" title={t('lead_times.title')}>
      {({ permissions }) => <Report permissions={permissions} />}
    </OfficePage>
  );
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const query = useReportQuery();
  const { data, error, isFetching } = useLeadTimes(query.wanted);
  const comparisonColumns = useComparisonColumns();
  const percent = usePercent();
  const isCompared = query.wanted.compare !== undefined;
  const nameOf = useLeadTimeName();
  return (
    <ReportFrame<LeadTimeRow>
      permissions={permissions}
      report="lead-times"
      query={query}
      file={{ url: `${url}/file`, params: query.wanted, name: 'lead-times' }}
      label={t('lead_times.title')}
      rowKey={({ fromHours, currency }) => `${currency} ${fromHours}`}
      dataSource={data}
      loading={isFetching && !data}
      error={error}
      locale={{ emptyText: t('departures_nothing') }}
      columns={[
        { title: t('shown.lead_times.title'), render: (_, row) => nameOf(row) },
        {
          key: 'currency',
          title: t('shown.columns.currency'),
          render: (_, { currency }) => t(`back-office:currencies.${currency}`),
        },
        { key: 'share', title: t('shown.columns.share'), align: 'end', render: (_, { share }) => percent(share) },
        { key: 'seats', title: t('shown.columns.seats'), align: 'end', dataIndex: 'seats' },
        ...(isCompared
          ? comparisonColumns<LeadTimeRow>({
              key: 'seats',
              title: t('shown.columns.seats'),
              nowOf: ({ seats }) => seats,
              beforeOf: ({ before }) => before?.seats,
              format: String,
            })
          : []),
        { key: 'tickets', title: t('shown.columns.tickets'), align: 'end', dataIndex: 'tickets' },
        { key: 'orders', title: t('shown.columns.orders'), align: 'end', dataIndex: 'orders' },
        {
          key: 'paid',
          title: t('shown.columns.paid'),
          align: 'end',
          render: (_, { paid, currency }) => formatMoney({ minor: paid, currency }),
        },
      ]}
    >
      <p>{t('lead_times.lead')}</p>
      {data && data.length > 0 && <LeadTimeChart rows={data} isCompared={isCompared} />}
    </ReportFrame>
  );
}

/** Returns a function that names how long before the departure a row is. */
function useLeadTimeName() {
  const { t } = useTranslation('back-office/reports');
  return (row: LeadTimeRow) => {
    const { key, ...hours } = leadTimeName(row);
    return t(`shown.lead_times.${key}`, hours);
  };
}

/** Seats of all currencies, since seats can be added up. */
function LeadTimeChart({ rows, isCompared }: { rows: LeadTimeRow[]; isCompared: boolean }) {
  const { t, i18n } = useTranslation('back-office/reports');
  const nameOf = useLeadTimeName();
  const seriesOf = useSeries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language only
  const data = useMemo(() => {
    const groups = [...Map.groupBy(rows, ({ fromHours }) => fromHours).values()].toSorted(
      ([one], [other]) => (other?.fromHours ?? 0) - (one?.fromHours ?? 0),
    );
    const sums = (read: (row: LeadTimeRow) => number) =>
      groups.map((same) => same.reduce((sum, row) => sum + read(row), 0));
    const before = isCompared ? sums((row) => row.before?.seats ?? 0) : undefined;
    return {
      names: groups.flatMap(([row]) => (row ? nameOf(row) : [])),
      series: seriesOf(
        sums(({ seats }) => seats),
        before,
      ),
    };
  }, [rows, isCompared, i18n.language]);
  return <Chart label={t('lead_times.chart')} {...data} textOf={String} />;
}
