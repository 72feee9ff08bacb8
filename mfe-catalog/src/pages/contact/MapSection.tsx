import { useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { MapMissing } from './MapMissing.tsx';
import styles from './MapSection.module.css';
import { directions, mainOffice } from './offices.ts';

// leaflet and its controls weigh more than the page: they are fetched when the map comes near, and the page stands without them
const OfficeMap = lazy(() => import('./OfficeMap.tsx').catch(() => ({ default: MapMissing })));

export function MapSection() {
  const { t } = useTranslation('catalog');
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  return (
    <section className={styles.section} aria-labelledby="office-map">
      <div className={styles.head}>
        <h2 id="office-map">{t('public.contact.map.title')}</h2>
        <p>
          {mainOffice.address}{' '}
          <a href={directions} target="_blank" rel="noreferrer">
            {t('public.contact.map.directions')}
          </a>
        </p>
      </div>
      <div ref={place} className={styles.map}>
        <Suspense>{near && <OfficeMap />}</Suspense>
      </div>
    </section>
  );
}
