import { selectLanguage } from '@idavuelta/shared/contracts';
import type { ReportBy, ReportRow, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { queryHook } from '../../kit/resource.ts';
import { choice } from '../../lists/filters/choice.ts';
import { ReportExports } from './ReportExports.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { SalesCharts } from './sales/SalesCharts.tsx';
import { useSalesColumns } from './sales/useSalesColumns.tsx';
import { useReportQuery, type WantedReport } from './useReportQuery.ts';

const url = '/staff-api/report';
const useReport = queryHook<ReportRow[], WantedReport & { by: ReportBy }>(url);
const dimensions = ['day', 'event', 'departure', 'method', 'country', 'coupon'] as const satisfies ReportBy[];

/** Reports sales, charges and refunds, grouped by a chosen dimension. */
export default function ReportsPage() {
  return <OfficePage path="/reports">{({ permissions }) => <Report permissions={permissions} />}</OfficePage>;
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const language = useSelector(selectLanguage);
  const query = useReportQuery(['by']);
  const by = dimensions.find((each) => each === query.filters.by) ?? 'day';
  const { compare, event, ...days } = query.wanted;
  const wanted = { ...query.wanted, by };
  const { data, error, isFetching } = useReport(wanted);
  const columns = useSalesColumns(by, compare !== undefined);
  return (
    <>
      <ReportFrame<ReportRow>
        permissions={permissions}
        report="sales"
        query={query}
        own={[choice('by', t('by'), dimensions, (value) => t(`shown.dimensions.${value}`), { fallback: 'day' })]}
        file={{ url: `${url}/file`, params: wanted, name: by }}
        label={t('table')}
        rowKey={({ key, country, currency }) => `${key} ${country} ${currency}`}
        dataSource={data}
        loading={isFetching && !data}
        error={error}
        locale={{ emptyText: t('nothing') }}
        columns={columns}
      >
        {data && data.length > 0 && <SalesCharts rows={data} by={by} days={days} isCompared={compare !== undefined} />}
      </ReportFrame>
      <ReportExports wanted={{ ...days, language, ...(event && { event: Number(event) }) }} />
    </>
  );
}
