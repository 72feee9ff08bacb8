import type { PickUps } from '@idavuelta/shared/contracts';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '../../../ui/useNearViewport.ts';
import type { EventMapProps } from './EventMap.tsx';
import { MapUnavailable } from './MapUnavailable.tsx';
import styles from './PickUpMap.module.css';

// leaflet loads when the map comes near the window. All maps share one file, because every page of the site carries the
// hash of each file.
const EventMap = lazy(() =>
  import(/* webpackChunkName: "maps" */ './EventMap.tsx').catch(() => ({ default: MapUnavailable })),
);

/** A map of the venue and the counties that vans serve. Shows nothing while the venue's position is unknown. */
export function PickUpMap({ pickUps, ...props }: Omit<EventMapProps, 'pickUps'> & { pickUps: PickUps }) {
  const container = useRef<HTMLDivElement>(null);
  const near = useNearViewport(container);
  const { meetingPoints, provinces, place: venue } = pickUps;
  const stops = [meetingPoints, ...provinces.map(({ counties }) => counties)].flat();
  if (!venue || !stops.some(({ position }) => position)) return null;
  return (
    <div ref={container} className={styles.place}>
      <Suspense>{near && <EventMap {...props} pickUps={{ ...pickUps, place: venue }} />}</Suspense>
    </div>
  );
}
