import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import styles from './EventMap.module.css';

interface LegendProps {
  describedBy: string;
  country: CountryCode;
  /** Name of the venue. */
  place: string;
  counties: boolean;
  meetingPoints: boolean;
}

/** Explains the symbols of the map, and where the page has the same information as text. */
export function Legend({ describedBy, country, place, counties, meetingPoints }: LegendProps) {
  const { t } = useTranslation('catalog/event-detail');
  return (
    <div className={styles.legend}>
      <ul>
        <li data-sign="place">{place}</li>
        {meetingPoints && <li data-sign="meeting">{t('map.meeting')}</li>}
        {counties && <li data-sign="county">{t('map.counties', { context: country })}</li>}
        <li>{t('map.use')}</li>
      </ul>
      <p id={describedBy} className="visually-hidden">
        {t('map.described', { context: country })}
      </p>
    </div>
  );
}
