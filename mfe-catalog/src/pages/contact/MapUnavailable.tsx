import { useTranslation } from '@idavuelta/shared/platform';
import styles from './MapUnavailable.module.css';
import { mainOffice } from './map-place.ts';

/** Shown instead of the map when its code cannot be loaded. */
export function MapUnavailable() {
  const { t } = useTranslation('catalog/contact');
  return (
    <div role="status" className={styles.missing}>
      <p>
        <span>{t('map.unavailable')}</span>
        <strong>{mainOffice.address}</strong>
      </p>
    </div>
  );
}
