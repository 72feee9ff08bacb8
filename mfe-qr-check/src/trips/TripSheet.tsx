import type { DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';
import { useDispatch, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, ConfirmButton } from '@idavuelta/shared/ui';
import { tripMarked } from '../state/trips.slice.ts';
import { navigationLink } from './navigation-link.ts';
import { StopCard } from './StopCard.tsx';
import styles from './trips.module.css';

/** A trip with its stops in order, and the marks that can be made. */
export function TripSheet({ trip }: { trip: DrivenTrip }) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { date } = useFormats();
  const name = useTranslated()(trip.event)?.name ?? '';
  const { timeZone, direction, startsAt, endsAt, leftAt, doneAt, stops, place, van, seats } = trip;
  const clock = (moment: string) => date(moment, 'time', timeZone);
  const mark = (kind: TripMark['kind'], party?: string) =>
    dispatch(tripMarked({ tripId: trip.id, kind, ...(party !== undefined && { party }) }));
  const way = t(`trips.directions.${direction}`);
  const riding = stops.reduce((sum, { seats: taken }) => sum + taken, 0);
  return (
    <article className={styles.trip} aria-label={`${name}, ${way}`}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <p>{`${way} · ${date(startsAt, 'weekday', timeZone)} ${clock(startsAt)}–${clock(endsAt)}`}</p>
        <p>{t('trips.load', { van, count: riding, seats })}</p>
        <p>
          <a href={navigationLink({ ...place, address: place.address })} target="_blank" rel="noreferrer">
            {`${place.name}, ${place.address}`}
          </a>
        </p>
      </header>
      {leftAt ? (
        <p className={styles.marked}>{t('trips.left_at', { time: clock(leftAt) })}</p>
      ) : (
        <Button variant="primary" className={styles.large} onClick={() => mark('left')}>
          {t('trips.leave')}
        </Button>
      )}
      <ol className={styles.stops}>
        {stops.map((stop, at) => (
          <StopCard
            key={stop.party}
            stop={stop}
            number={at + 1}
            trip={trip}
            onMark={(kind) => mark(kind, stop.party)}
          />
        ))}
      </ol>
      {doneAt ? (
        <p className={styles.marked}>{t('trips.done_at', { time: clock(doneAt) })}</p>
      ) : (
        leftAt && (
          <ConfirmButton
            label={t('trips.finish')}
            question={t('trips.finish_question')}
            confirm={t('trips.finish')}
            cancel={t('trips.cancel')}
            busy={false}
            onConfirm={() => mark('done')}
          />
        )
      )}
    </article>
  );
}
