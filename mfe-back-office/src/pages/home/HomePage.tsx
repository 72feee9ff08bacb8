import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Areas } from './Areas.tsx';
import { NextDepartures } from './NextDepartures.tsx';
import { useToday } from './today.api.ts';
import { WorkList } from './WorkList.tsx';

const Sales = lazy(() => import('./Sales.tsx'));

/** Warns below this number: a week with a broken phone may take more codes. */
const fewCodes = 3;

/** The home page: open work, upcoming departures and recent sales. */
export default function HomePage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="">
      {({ name, permissions, recoveryCodesLeft }) => (
        <>
          <p>{t('home.lead', { name })}</p>
          {recoveryCodesLeft < fewCodes && (
            <Alert type="warning" showIcon title={t('home.few_codes', { count: recoveryCodesLeft })} />
          )}
          <Today />
          <Areas permissions={permissions} />
        </>
      )}
    </OfficePage>
  );
}

function Today() {
  const { data, error } = useToday();
  if (!data) return error ? <Failure error={error} /> : <Spin />;
  return (
    <>
      <Failure error={error} />
      <WorkList work={data.work} />
      {data.departures.length > 0 && <NextDepartures departures={data.departures} />}
      {data.sales.length > 0 && (
        <Suspense fallback={<Spin />}>
          <Sales sales={data.sales} />
        </Suspense>
      )}
    </>
  );
}
