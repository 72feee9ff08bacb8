import { useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import styles from './RecommendedEvents.module.css';

const RecommendedCarousel = lazy(() => import('./RecommendedCarousel.tsx'));

/** Below the first screens: its carousel and its events come when the visitor gets near. */
export function RecommendedEvents() {
  const { t } = useTranslation('catalog');
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  return (
    <section ref={section} className={`page ${styles.recommended}`} aria-labelledby="recommended-events">
      <h2 id="recommended-events">{t('landing.recommended')}</h2>
      <div className={styles.place}>
        <Suspense>{near && <RecommendedCarousel />}</Suspense>
      </div>
    </section>
  );
}
