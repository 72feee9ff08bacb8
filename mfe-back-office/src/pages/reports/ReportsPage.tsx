import { selectLanguage } from '@idavuelta/shared/contracts';
import type { ReportBy, ReportRow, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Form, Select, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { queryHook } from '../../kit/resource.ts';
import { Failure } from '../../ui/Failure.tsx';
import { ReportExports } from './ReportExports.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportParts } from './ReportParts.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type ReportScope, useReportScope } from './useReportScope.ts';

const ReportChart = lazy(() => import('./ReportChart.tsx'));

interface WantedReport extends ReportScope {
  by: ReportBy;
}

const url = '/staff-api/report';
const useReport = queryHook<ReportRow[], WantedReport>(url);
const dimensions = ['day', 'event', 'departure', 'method', 'country', 'coupon'] as const satisfies ReportBy[];

/** Reports sales, charges and refunds, grouped by a chosen dimension. */
export default function ReportsPage() {
  return <OfficePage path="/reports">{({ permissions }) => <Report permissions={permissions} />}</OfficePage>;
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const language = useSelector(selectLanguage);
  const { scope, filters, change } = useReportScope(['by']);
  const wanted: WantedReport = { ...scope, by: dimensions.find((by) => by === filters.by) ?? 'day' };
  const { data, error, isFetching } = useReport(wanted);
  const { event, ...days } = scope;
  const name = `${wanted.by}-${wanted.from}-${wanted.until}`;
  return (
    <>
      <ReportParts permissions={permissions} />
      <ReportFilters scope={scope} change={change} file={{ url: `${url}/file`, params: wanted, name }}>
        <Form.Item label={t('by')} htmlFor="by" layout="vertical">
          <Select
            id="by"
            value={wanted.by}
            options={dimensions.map((value) => ({ value, label: t(`shown.dimensions.${value}`) }))}
            onChange={(by: ReportBy) => change({ by })}
          />
        </Form.Item>
      </ReportFilters>
      <Failure error={error} />
      {data && data.length > 0 && (
        <Suspense fallback={<Spin />}>
          <ReportChart rows={data} by={wanted.by} />
        </Suspense>
      )}
      <ReportTable rows={data} by={wanted.by} isLoading={isFetching && !data} />
      <ReportExports wanted={{ ...days, language, ...(event && { event: Number(event) }) }} />
    </>
  );
}
