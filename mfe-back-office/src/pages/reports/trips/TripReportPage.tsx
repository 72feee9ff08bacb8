import type { StaffAccount, TripReport } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { queryHook } from '../../../kit/resource.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { ReportFilters } from '../ReportFilters.tsx';
import { ReportParts } from '../ReportParts.tsx';
import { type ReportScope, useReportScope } from '../useReportScope.ts';
import { TripReportTable } from './TripReportTable.tsx';

const url = '/staff-api/trip-report';
const useTripReport = queryHook<TripReport, ReportScope>(url);

/** Compares planned and actual trips of each departure. */
export default function TripReportPage() {
  return <OfficePage path="/reports/trips">{({ permissions }) => <Report permissions={permissions} />}</OfficePage>;
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const { scope, change } = useReportScope();
  const { data, error, isFetching } = useTripReport(scope);
  const name = `${t('trips.file')}-${scope.from}-${scope.until}`;
  return (
    <>
      <ReportParts permissions={permissions} />
      <ReportFilters scope={scope} change={change} file={{ url: `${url}/file`, params: scope, name }} />
      <p>{t('trips.lead')}</p>
      <Failure error={error} />
      {data?.more && <Alert type="warning" showIcon title={t('trips.more', { count: data.rows.length })} />}
      <TripReportTable rows={data?.rows} isLoading={isFetching && !data} />
    </>
  );
}
