import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import styles from './ContactPage.module.css';
import { Offices } from './Offices.tsx';
import { PublicPage } from './PublicPage.tsx';

const OfficeMap = lazy(() => import('./OfficeMap.tsx'));

export default function ContactPage() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  return (
    <PublicPage text="contact">
      <Offices />
      <div ref={place} className={styles.map}>
        <Suspense>{near && <OfficeMap />}</Suspense>
      </div>
    </PublicPage>
  );
}
