import type { DistrictRow, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense } from 'react';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { queryHook } from '../../../kit/resource.ts';
import { useCountryName } from '../../../ui/CountrySelect.tsx';
import { ReportFrame } from '../ReportFrame.tsx';
import { useComparisonColumns } from '../useComparisonColumns.ts';
import { usePercent } from '../usePercent.ts';
import { useReportQuery, type WantedReport } from '../useReportQuery.ts';
import styles from './districts.module.css';

const DistrictMap = lazy(() => import('./DistrictMap.tsx'));

const url = '/staff-api/district-report';
const useDistricts = queryHook<DistrictRow[], WantedReport>(url);

/** Reports where travellers are picked up. */
export default function DistrictPage() {
  const { t } = useTranslation('back-office/reports');
  return (
    <OfficePage path="/reports/districts" title={t('districts.title')}>
      {({ permissions }) => <Report permissions={permissions} />}
    </OfficePage>
  );
}

function Report({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const query = useReportQuery();
  const { data, error, isFetching } = useDistricts(query.wanted);
  const countryName = useCountryName();
  const percent = usePercent();
  const comparisonColumns = useComparisonColumns();
  const isPlaced = data?.some(({ position, seats }) => position && seats > 0);
  return (
    <ReportFrame<DistrictRow>
      permissions={permissions}
      report="districts"
      query={query}
      file={{ url: `${url}/file`, params: query.wanted, name: 'districts' }}
      label={t('districts.title')}
      rowKey={({ countyId, country }) => `${country} ${countyId}`}
      dataSource={data}
      loading={isFetching && !data}
      error={error}
      locale={{ emptyText: t('departures_nothing') }}
      columns={[
        {
          title: t('shown.districts.district'),
          render: (_, { county }) => county ?? t('shown.districts.unknown'),
        },
        {
          key: 'seats',
          title: t('shown.columns.seats'),
          align: 'end',
          dataIndex: 'seats',
          sorter: (one, other) => one.seats - other.seats,
        },
        ...(query.wanted.compare
          ? comparisonColumns<DistrictRow>({
              key: 'seats',
              title: t('shown.columns.seats'),
              nowOf: ({ seats }) => seats,
              beforeOf: ({ before }) => before?.seats,
              format: String,
            })
          : []),
        { key: 'share', title: t('shown.columns.share'), align: 'end', render: (_, { share }) => percent(share) },
        { key: 'orders', title: t('shown.columns.orders'), align: 'end', dataIndex: 'orders' },
        { key: 'province', title: t('shown.districts.province'), render: (_, { province }) => province ?? '–' },
        { key: 'country', title: t('shown.columns.country'), render: (_, { country }) => countryName(country) },
      ]}
    >
      <p>{t('districts.lead')}</p>
      {isPlaced && (
        <Suspense fallback={<div className={styles.map} />}>
          <DistrictMap rows={data ?? []} />
        </Suspense>
      )}
    </ReportFrame>
  );
}
