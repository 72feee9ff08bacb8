import { useTranslation } from '@idavuelta/shared/platform';
import styles from './MapMissing.module.css';
import { mainOffice } from './offices.ts';

/** In the map's place when its code cannot be fetched. */
export function MapMissing() {
  const { t } = useTranslation('catalog');
  return (
    <div role="status" className={styles.missing}>
      <p>
        {t('public.contact.map.missing')}
        <strong>{mainOffice.address}</strong>
      </p>
    </div>
  );
}
