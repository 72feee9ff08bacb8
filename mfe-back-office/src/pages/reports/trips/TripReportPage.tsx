import type { StaffAccount, TripReport } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { queryHook } from '../../../kit/resource.ts';
import { ReportFrame } from '../ReportFrame.tsx';
import { useReportQuery, type WantedReport } from '../useReportQuery.ts';
import { useTripTable } from './useTripTable.tsx';

const url = '/staff-api/trip-report';
const useTripReport = queryHook<TripReport, WantedReport>(url);

/** Compares planned and actual trips of each departure. */
export default function TripReportPage() {
  return <OfficePage path="/reports/trips">{({ permissions }) => <Report permissions={permissions} />}</OfficePage>;
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const query = useReportQuery();
  // trips of other days are not compared
  const { compare: _, ...wanted } = query.wanted;
  const { data, error, isFetching } = useTripReport(wanted);
  const table = useTripTable();
  return (
    <ReportFrame
      {...table}
      permissions={permissions}
      report="trips"
      query={query}
      isCompared={false}
      file={{ url: `${url}/file`, params: wanted, name: t('trips.file') }}
      dataSource={data?.rows}
      loading={isFetching && !data}
      error={error}
    >
      <p>{t('trips.lead')}</p>
      {data?.more && <Alert type="warning" showIcon title={t('trips.more', { count: data.rows.length })} />}
    </ReportFrame>
  );
}
