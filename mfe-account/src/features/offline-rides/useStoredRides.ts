import { links, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { prepareOffline, useDocumentLanguage } from '@idavuelta/shared/offline-page';
import { useStore } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import type { NextRides } from './next-rides.api.ts';
import { readStoredRides, type StoredRide, storeRides } from './stored-rides.ts';

const path = links.account('payments');

/** The rides stored on the device, read again each time the network is lost. */
export function useStoredRides(isAway: boolean): StoredRide[] {
  const [stored, setStored] = useState<StoredRide[]>([]);
  useEffect(() => {
    let isShown = isAway;
    if (!isAway) return;
    void readStoredRides().then((rides) => isShown && setStored(rides));
    return () => {
      isShown = false;
    };
  }, [isAway]);
  return stored;
}

/** `ready`: they open offline. Undefined when there are none, or the device cannot store them. */
type RideStorageStatus = 'saving' | 'ready' | undefined;

/** Stores the rides, and the page that shows them. */
export function useRideStorage(rides: NextRides | undefined): RideStorageStatus {
  const store = useStore();
  const [status, setStatus] = useState<RideStorageStatus>();
  useDocumentLanguage(path);
  useEffect(() => {
    if (!rides) return;
    let isLatest = true;
    const isCurrent = () => isLatest && selectIsLoggedIn(store.getState() as never);
    const update = async () => {
      const earlier = rides.unread.length > 0 ? await readStoredRides() : [];
      const next = toStored(rides, earlier);
      if (isLatest) setStatus((before) => (next.length > 0 ? (before ?? 'saving') : undefined));
      const isStored = await storeRides(next, isCurrent);
      const opens = isStored && next.length > 0 && (await prepareOffline(path));
      if (isLatest) setStatus(opens ? 'ready' : undefined);
    };
    void update();
    return () => {
      isLatest = false;
    };
  }, [rides, store]);
  return status;
}

/** A ride that could not be read this time stays as stored; one that the API no longer lists is removed. */
function toStored({ ids, passes, unread, readAt }: NextRides, earlier: StoredRide[]): StoredRide[] {
  return ids.flatMap((id) => {
    const pass = passes.find((other) => other.id === id);
    if (pass) return { pass, savedAt: readAt };
    return unread.includes(id) ? earlier.filter((stored) => stored.pass.id === id) : [];
  });
}
