import type { BrokenTrip } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useBrokenTrips } from '../../features/broken-trips/broken-trips.api.ts';
import { useTripText } from '../../features/broken-trips/useTripText.ts';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import styles from './broken-trips.module.css';

/** Lists published trips that lost their van, seats or driver, until they are planned again. */
export default function BrokenTripsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/broken-trips" title={t('broken_trips.title')}>
      {() => <BrokenTrips />}
    </OfficePage>
  );
}

function BrokenTrips() {
  const { t } = useTranslation('back-office');
  const tripText = useTripText();
  const { data, error } = useBrokenTrips();
  return (
    <>
      <p>{t('broken_trips.lead')}</p>
      <Failure error={error} />
      <WideTable<BrokenTrip>
        label={t('broken_trips.title')}
        rowKey={({ departure: { id, direction }, number }) => `${id} ${direction} ${number}`}
        loading={!data && !error}
        dataSource={data}
        locale={{ emptyText: t('broken_trips.none') }}
        columns={[
          {
            title: t('broken_trips.trip'),
            render: (_, trip) => (
              <div className={styles.trip}>
                <span>{tripText(trip)}</span>
                <span>{trip.reasons.map((reason) => t(`broken_trips.reasons.${reason}`)).join(' ')}</span>
                <Link
                  to={linkTo('/dispatch/:id/:direction', trip.departure.id, trip.departure.direction)}
                  aria-label={t('broken_trips.plan_of', { trip: tripText(trip) })}
                >
                  {t('broken_trips.plan')}
                </Link>
              </div>
            ),
          },
          { title: t('broken_trips.driver'), render: (_, { driver }) => driver || '–' },
        ]}
      />
    </>
  );
}
