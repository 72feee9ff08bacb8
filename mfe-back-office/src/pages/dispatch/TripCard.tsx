import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import type { ShownTrip } from './plan-view.ts';
import { StopRow } from './StopRow.tsx';
import { TripFields } from './TripFields.tsx';
import { TripWarnings } from './TripWarnings.tsx';
import { tripStyle } from './trip-style.ts';
import { usePlanTexts } from './usePlanTexts.ts';
import { useDrop } from './useStopDrag.ts';

interface TripCardProps {
  /** Index in the plan, from 0. */
  index: number;
  trip: ShownTrip;
  /** Hides the stops; a party dropped on the card becomes the last stop. */
  isFolded: boolean;
  onFold: () => void;
}

/** Shows a trip: vehicle, driver, load, duration and the ordered stops. */
export function TripCard({ index, trip, isFolded, onFold }: TripCardProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, isSaved } = useDesk();
  const { at, tripName } = usePlanTexts(plan);
  // each stop accepts drops beside it; anywhere else on the card appends the party
  const { over, handlers } = useDrop(index, () => trip.stops.length);
  const { calculated } = trip;
  const name = tripName(trip);
  return (
    <section aria-label={name} className={styles.trip} data-over={over} {...handlers}>
      <div className={styles.tripHead} style={{ borderColor: tripStyle(trip.number).colour }}>
        <h2>
          <button type="button" aria-expanded={!isFolded} onClick={onFold}>
            <span aria-hidden className={styles.order} style={{ background: tripStyle(trip.number).colour }}>
              {trip.number}
            </span>
            <span>{name}</span>
            <span aria-hidden>{isFolded ? '▸' : '▾'}</span>
          </button>
        </h2>
        <span className={styles.load} data-full={trip.seats > (trip.vehicle?.seats ?? 0)}>
          {t('load', { load: trip.seats, seats: trip.vehicle?.seats ?? '–' })}
        </span>
        {trip.spaces.map(({ kind, quantity, room }) => (
          <span key={kind} className={styles.load} data-full={quantity > room}>
            {t('space_load', { load: quantity, room, kind: t(`spaces.${kind}`) })}
          </span>
        ))}
        {calculated && (
          <span className={styles.soft} data-old={!isSaved}>
            {t('trip_facts', {
              from: at(calculated.startsAt),
              until: at(calculated.endsAt),
              kilometres: Math.round(calculated.drivenKilometres),
            })}
          </span>
        )}
      </div>
      <TripWarnings trip={trip} />
      {!isFolded && (
        <>
          <TripFields index={index} trip={trip} />
          <ol className={styles.stops}>
            {trip.stops.map((stop) => (
              <StopRow key={stop.party} trip={trip} stop={stop} />
            ))}
          </ol>
          {trip.stops.length === 0 && <p>{t('empty')}</p>}
        </>
      )}
    </section>
  );
}
