import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { tripStyle } from './trip-style.ts';
import { usePlanTexts } from './usePlanTexts.ts';

interface MapLegendProps {
  /** Number of the highlighted trip. */
  chosen: number | undefined;
  onChoose: (number: number | undefined) => void;
}

/** Lists the trips by number, colour and dash pattern. Pressing one highlights it on the map. */
export function MapLegend({ chosen, onChoose }: MapLegendProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view } = useDesk();
  const { tripName } = usePlanTexts(plan);
  return (
    <ul className={styles.legend} aria-label={t('map.legend')}>
      {view.trips.map((trip) => {
        const { number } = trip;
        const { colour, dash } = tripStyle(number);
        return (
          <li key={number}>
            <button
              type="button"
              aria-pressed={chosen === number}
              onClick={() => onChoose(chosen === number ? undefined : number)}
            >
              <svg viewBox="0 0 36 6" width="36" height="6" aria-hidden="true">
                <path d="M0 3h36" stroke={colour} strokeWidth="4" strokeDasharray={dash} />
              </svg>
              <span>{tripName(trip)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
