import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useDispatch, useFormats, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, ConfirmButton, Notice, Spinner } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { SharePositions } from '../positions/SharePositions.tsx';
import { driverLoggedOut, selectTrips, tripsRequested } from '../state/trips.slice.ts';
import { DriverLogIn } from './DriverLogIn.tsx';
import { TripSheet } from './TripSheet.tsx';
import styles from './trips.module.css';
import { useProblem } from './useProblem.ts';

/** A driver's own trips, after a log-in; they also work offline. */
export default function MyTrips() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { status } = useSelector(selectTrips);
  useEffect(() => void dispatch(tripsRequested()), [dispatch]);
  return (
    <section className={styles.trips} aria-label={t('trips.title')}>
      {status === 'closed' && <Spinner label={t('trips.title')} />}
      {status === 'failed' && (
        <Notice
          tone="bad"
          title={t('common:errors.NETWORK')}
          action={<Button onClick={() => dispatch(tripsRequested())}>{t('common:retry')}</Button>}
        />
      )}
      {(status === 'logged-out' || status === 'code-needed') && <DriverLogIn />}
      {status === 'open' && <OpenTrips />}
    </section>
  );
}

function OpenTrips() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { trips, waiting, readAt, news } = useSelector(selectTrips);
  const translate = useTranslated();
  const problem = useProblem();
  const { date } = useFormats();
  return (
    <>
      <p role="status" className={styles.sync}>
        {waiting > 0
          ? t('trips.waiting', { count: waiting })
          : readAt && t('trips.read_at', { time: date(readAt, 'time', deviceZone()) })}
      </p>
      {problem && <Notice tone="warn" title={problem} />}
      {news?.lost.map(({ id, event, startsAt, timeZone, reason, note }) => (
        <Notice
          key={id}
          tone="warn"
          title={t(`trips.lost.${reason}`, {
            event: translate(event)?.name ?? '',
            day: date(startsAt, 'weekday', timeZone),
            time: date(startsAt, 'time', timeZone),
          })}
        >
          {note}
        </Notice>
      ))}
      {readAt && trips.length === 0 && <Notice title={t('trips.none')} />}
      {trips.map((trip) => (
        <TripSheet key={trip.id} trip={trip} />
      ))}
      {news?.next && (
        <p>
          {t('trips.next_trip', {
            event: translate(news.next.event)?.name ?? '',
            day: date(news.next.startsAt, 'weekday', news.next.timeZone),
            time: date(news.next.startsAt, 'time', news.next.timeZone),
            seen: `${date(news.next.seenFrom, 'weekday', news.next.timeZone)} ${date(news.next.seenFrom, 'time', news.next.timeZone)}`,
          })}
        </p>
      )}
      <SharePositions />
      <ConfirmButton
        label={t('trips.log_out')}
        question={waiting > 0 ? t('trips.log_out_loses', { count: waiting }) : t('trips.log_out_question')}
        confirm={t('trips.log_out')}
        cancel={t('trips.cancel')}
        busy={false}
        onConfirm={() => dispatch(driverLoggedOut())}
      />
    </>
  );
}
