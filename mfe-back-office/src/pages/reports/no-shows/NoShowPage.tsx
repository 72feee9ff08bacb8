import type { NoShowBy, NoShowRow, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useCallback, useMemo } from 'react';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { queryHook } from '../../../kit/resource.ts';
import { choice } from '../../../lists/filters/choice.ts';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { ReportFrame } from '../ReportFrame.tsx';
import { useComparisonColumns } from '../useComparisonColumns.ts';
import { usePercent } from '../usePercent.ts';
import { useReportQuery, type WantedReport } from '../useReportQuery.ts';
import { useSeries } from '../useSeries.ts';

const url = '/staff-api/no-show-report';
const useNoShows = queryHook<NoShowRow[], WantedReport & { by: NoShowBy }>(url);
const dimensions = ['event', 'departure', 'driver'] as const satisfies NoShowBy[];
const counts = ['tickets', 'boarded', 'missing', 'unknown'] as const;
/** More bars could not be told apart; the table has them all. */
const maxBars = 20;

/** Reports how many tickets nobody boarded with. */
export default function NoShowPage() {
  const { t } = useTranslation('back-office/reports');
  return (
    <OfficePage path="/reports/no-shows" title={t('no_shows.title')}>
      {({ permissions }) => <Report permissions={permissions} />}
    </OfficePage>
  );
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const query = useReportQuery(['by']);
  const by = dimensions.find((each) => each === query.filters.by) ?? 'event';
  const wanted = { ...query.wanted, by };
  const { data, error, isFetching } = useNoShows(wanted);
  const percent = usePercent();
  const nameOf = useNoShowName();
  const comparisonColumns = useComparisonColumns();
  const isCompared = wanted.compare !== undefined;
  const title = t('shown.columns.missing');
  return (
    <ReportFrame<NoShowRow>
      permissions={permissions}
      report="no-shows"
      query={query}
      own={[choice('by', t('by'), dimensions, (value) => t(`shown.dimensions.${value}`), { fallback: 'event' })]}
      file={{ url: `${url}/file`, params: wanted, name: `no-shows-${by}` }}
      label={t('no_shows.title')}
      rowKey="key"
      dataSource={data}
      loading={isFetching && !data}
      error={error}
      locale={{ emptyText: t('departures_nothing') }}
      columns={[
        { title: t(`shown.dimensions.${by}`), render: (_, row) => nameOf(row) },
        {
          key: 'rate',
          title: t('shown.columns.rate'),
          align: 'end',
          sorter: (one, other) => (one.rate ?? -1) - (other.rate ?? -1),
          render: (_, { rate }) => percent(rate),
        },
        ...(isCompared
          ? [
              {
                key: 'rateBefore',
                title: t('shown.comparison.before', { title: t('shown.columns.rate') }),
                align: 'end' as const,
                render: (_: unknown, { before }: NoShowRow) => percent(before?.rate),
              },
              ...comparisonColumns<NoShowRow>({
                key: 'missing',
                title,
                nowOf: ({ missing }) => missing,
                beforeOf: ({ before }) => before?.missing,
                format: String,
              }),
            ]
          : []),
        ...counts.map((field) => ({
          key: field,
          title: t(`shown.columns.${field}`),
          align: 'end' as const,
          dataIndex: field,
          sorter: (one: NoShowRow, other: NoShowRow) => one[field] - other[field],
        })),
      ]}
    >
      <p>{t('no_shows.lead')}</p>
      {data?.some(({ rate }) => rate !== undefined) && <NoShowChart rows={data} isCompared={isCompared} />}
    </ReportFrame>
  );
}

/** Returns a function that names a row: an event, one of its departures, or a driver. */
function useNoShowName() {
  const { t } = useTranslation('back-office/reports');
  const { date } = useFormats();
  const translated = useTranslated();
  return ({ key, label: { name, code, startsAt } }: NoShowRow) => {
    if (key === '') return t('shown.no_shows.nobody');
    const named = (name && translated(name)?.name) ?? code ?? key;
    return startsAt ? `${named} · ${date(startsAt, 'medium', 'UTC')}` : named;
  };
}

function NoShowChart({ rows, isCompared }: { rows: NoShowRow[]; isCompared: boolean }) {
  const { t, i18n } = useTranslation('back-office/reports');
  const nameOf = useNoShowName();
  const seriesOf = useSeries();
  const percent = usePercent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language only
  const data = useMemo(() => {
    const known = rows.filter(({ rate }) => rate !== undefined).slice(0, maxBars);
    const before = isCompared ? known.map((row) => row.before?.rate ?? 0) : undefined;
    return {
      names: known.map(nameOf),
      series: seriesOf(
        known.map(({ rate }) => rate ?? 0),
        before,
      ),
    };
  }, [rows, isCompared, i18n.language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the format changes with the language only
  const textOf = useCallback((rate: number) => percent(rate), [i18n.language]);
  return <Chart label={t('no_shows.chart')} {...data} textOf={textOf} />;
}
