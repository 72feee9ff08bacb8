import { useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import styles from './MapSection.module.css';
import { MapUnavailable } from './MapUnavailable.tsx';
import { directions, mainOffice } from './map-place.ts';

// leaflet and its controls are larger than the rest of the page: they load when the map comes near the window
const OfficeMap = lazy(() =>
  import(/* webpackChunkName: "maps" */ './OfficeMap.tsx').catch(() => ({ default: MapUnavailable })),
);

export function MapSection() {
  const { t } = useTranslation('catalog/contact');
  const container = useRef<HTMLDivElement>(null);
  const near = useNearViewport(container);
  return (
    <section className={styles.section} aria-labelledby="office-map">
      <div className={styles.head}>
        <h2 id="office-map">{t('map.title')}</h2>
        <p>
          <span>{mainOffice.address}</span>{' '}
          <a href={directions} target="_blank" rel="noreferrer">
            {t('map.directions')}
          </a>
        </p>
      </div>
      <div ref={container} className={styles.map}>
        <Suspense>{near && <OfficeMap />}</Suspense>
      </div>
    </section>
  );
}
