import { useDispatch } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { positionSeen } from '../state/positions.slice.ts';

interface Battery {
  level: number;
  charging: boolean;
}

const lowLevel = 0.2;

/** Few browsers say how full the battery is. */
async function isBatteryLow(): Promise<boolean> {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  const battery = await getBattery?.call(navigator).catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level <= lowLevel;
}

/** Watches where the phone is. @returns whether the browser refuses to say */
export function usePosition(isWatched: boolean): boolean {
  const dispatch = useDispatch();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isWatched || !navigator.geolocation) return undefined;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        setRefused(false);
        const at = new Date(timestamp).toISOString();
        void isBatteryLow().then((isLow) =>
          dispatch(positionSeen({ latitude, longitude, accuracy, at, isBatteryLow: isLow })),
        );
      },
      ({ code, PERMISSION_DENIED }) => setRefused(code === PERMISSION_DENIED),
      { enableHighAccuracy: true, maximumAge: 5_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isWatched, dispatch]);
  return isRefused;
}
