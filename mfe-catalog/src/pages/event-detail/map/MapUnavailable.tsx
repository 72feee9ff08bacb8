import { useTranslation } from '@idavuelta/shared/platform';
import styles from './PickUpMap.module.css';

/** Shown instead of the map when its code cannot be loaded. */
export function MapUnavailable() {
  const { t } = useTranslation('catalog/event-detail');
  return (
    <p role="status" className={styles.unavailable}>
      {t('map.unavailable')}
    </p>
  );
}
