import type { DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';
import { useDispatch, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, ConfirmButton } from '@idavuelta/shared/ui';
import { tripMarked } from '../state/trips.slice.ts';
import { MarkedLine } from './MarkedLine.tsx';
import { navigationLink } from './navigation-link.ts';
import { StopCard } from './StopCard.tsx';
import { isSeen, isSettled } from './stop-state.ts';
import { TripChange } from './TripChange.tsx';
import styles from './trips.module.css';
import { VehicleCheck } from './VehicleCheck.tsx';

/** A trip with its stops in order, and the marks that can be made. */
export function TripSheet({ trip }: { trip: DrivenTrip }) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { date } = useFormats();
  const name = useTranslated()(trip.event)?.name ?? '';
  const { timeZone, direction, startsAt, endsAt, leftAt, doneAt, stops, place, van, seats } = trip;
  const clock = (moment: string) => date(moment, 'time', timeZone);
  const mark = (kind: TripMark['kind'], more: Partial<TripMark> = {}) =>
    void dispatch(tripMarked({ tripId: trip.id, kind, ...more }));
  const undo = (takesBack: string) => mark('undone', { takesBack });
  const unseen = stops.filter((stop) => !isSeen(stop, direction)).flatMap(({ people }) => people);
  const open = stops.findIndex((stop) => !isSettled(stop, direction));
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
      {trip.change && <TripChange trip={trip} change={trip.change} onConfirm={() => mark('confirmed')} />}
      {!leftAt && <VehicleCheck trip={trip} />}
      {leftAt ? (
        <MarkedLine
          kind="left"
          text={t('trips.left_at', { time: clock(leftAt) })}
          marks={trip.marks}
          onUndo={doneAt ? undefined : undo}
        />
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
            before={open >= 0 && open < at ? open + 1 : undefined}
            trip={trip}
            onMark={({ kind, ...more }) => mark(kind, { ...more, party: stop.party })}
            onUndo={undo}
          />
        ))}
      </ol>
      {doneAt ? (
        <p className={styles.marked}>{t('trips.done_at', { time: clock(doneAt) })}</p>
      ) : (
        leftAt &&
        (unseen.length > 0 ? (
          <p>{t('trips.finish_missing', { names: unseen.map(({ name }) => name).join(', ') })}</p>
        ) : (
          <ConfirmButton
            label={t('trips.finish')}
            question={t('trips.finish_question')}
            confirm={t('trips.finish')}
            cancel={t('trips.cancel')}
            busy={false}
            onConfirm={() => mark('done')}
          />
        ))
      )}
    </article>
  );
}
