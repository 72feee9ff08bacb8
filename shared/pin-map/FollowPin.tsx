import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Position } from '../contracts/index.ts';

/** Keeps the pin on the visible part of the map. */
export function FollowPin({ position: { latitude, longitude } }: { position: Position }) {
  const map = useMap();
  useEffect(() => {
    map.panInside([latitude, longitude], { padding: [44, 56] });
  }, [map, latitude, longitude]);
  return null;
}
