import { links } from '@idavuelta/shared/contracts';
import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Card, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import styles from './HomePage.module.css';
import { NextDepartures } from './NextDepartures.tsx';
import { SalesByCountry } from './SalesByCountry.tsx';
import { useToday } from './today.api.ts';
import { WorkList } from './WorkList.tsx';

// only until the first sale
const FirstDay = lazy(() => import('./FirstDay.tsx'));

/** Warns below this number: a week with a broken phone may take more codes. */
const fewCodes = 3;

/** The home page: is everything well? Recent sales, open work and the departures that come. */
export default function HomePage() {
  const { t } = useTranslation('back-office/home');
  return (
    <OfficePage path="">
      {({ name, permissions, recoveryCodesLeft }) => (
        <div className={styles.page}>
          <p>{t('lead', { name })}</p>
          {recoveryCodesLeft < fewCodes && (
            <Alert type="warning" showIcon title={t('few_codes', { count: recoveryCodesLeft })} />
          )}
          {permissions.includes('trips.drive') && <MyTrips />}
          <Today permissions={permissions} />
        </div>
      )}
    </OfficePage>
  );
}

/** A driver's way to their trips. */
function MyTrips() {
  const { t } = useTranslation('back-office/home');
  return (
    <Link to={links.myTrips()} className={styles.plainLink}>
      <Card hoverable title={t('my_trips.title')}>
        {t('my_trips.lead')}
      </Card>
    </Link>
  );
}

function Today({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { data, error } = useToday();
  if (!data) return error ? <Failure error={error} /> : <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  const { work, departures, plans, salesByCountry, firstDay } = data;
  return (
    <>
      <Failure error={error} />
      {firstDay && (
        <Suspense fallback={<Skeleton active title={false} />}>
          <FirstDay firstDay={firstDay} permissions={permissions} />
        </Suspense>
      )}
      <div className={styles.head}>
        {salesByCountry && <SalesByCountry sales={salesByCountry} />}
        <WorkList work={work} />
      </div>
      {(departures.length > 0 || plans) && <NextDepartures departures={departures} plans={plans} />}
    </>
  );
}
