import type { ExtraStop } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import styles from './EventFacts.module.css';

interface ExtraStopsProps {
  /** Undefined while loading. */
  stops: ExtraStop[] | undefined;
  atDoor: boolean;
}

/** Where vans stop, besides travellers' homes. */
export function ExtraStops({ stops, atDoor }: ExtraStopsProps) {
  const { t } = useTranslation('catalog/event-detail');
  if (!stops) {
    return (
      <span role="status" className={styles.waiting}>
        <span className="visually-hidden">{t('common:loading')}</span>
      </span>
    );
  }
  if (stops.length === 0)
    return <span className={styles.more}>{atDoor ? `${t('no_stops')} ${t('at_door')}` : t('no_stops')}</span>;
  return (
    <ul className={styles.stops}>
      {stops.map(({ id, address, time }) => (
        <li key={id}>
          <span className="tabular">{time}</span> <span>{address}</span>
        </li>
      ))}
    </ul>
  );
}
