import { links, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { prepareOffline, useDocumentLanguage } from '@idavuelta/shared/offline-page';
import { useStore } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { type KeptRide, keepRides, readKeptRides } from './kept-rides.ts';
import type { NextRides } from './next-rides.api.ts';

const path = links.account('payments');

/** The rides stored on the device, read again each time the network is lost. */
export function useKeptRides(isAway: boolean): KeptRide[] {
  const [kept, setKept] = useState<KeptRide[]>([]);
  useEffect(() => {
    let isShown = isAway;
    if (!isAway) return;
    void readKeptRides().then((rides) => isShown && setKept(rides));
    return () => {
      isShown = false;
    };
  }, [isAway]);
  return kept;
}

/** `ready`: they open offline. Undefined when there are none, or the device cannot store them. */
type Keeping = 'saving' | 'ready' | undefined;

/** Stores the rides, and the page that shows them. */
export function useKeeping(rides: NextRides | undefined): Keeping {
  const store = useStore();
  const [keeping, setKeeping] = useState<Keeping>();
  useDocumentLanguage(path);
  useEffect(() => {
    if (!rides) return;
    let isLatest = true;
    const isCurrent = () => isLatest && selectIsLoggedIn(store.getState() as never);
    const keep = async () => {
      const earlier = rides.unread.length > 0 ? await readKeptRides() : [];
      const kept = toKept(rides, earlier);
      if (isLatest) setKeeping((before) => (kept.length > 0 ? (before ?? 'saving') : undefined));
      const isKept = await keepRides(kept, isCurrent);
      const opens = isKept && kept.length > 0 && (await prepareOffline(path));
      if (isLatest) setKeeping(opens ? 'ready' : undefined);
    };
    void keep();
    return () => {
      isLatest = false;
    };
  }, [rides, store]);
  return keeping;
}

/** A ride that could not be read this time stays as stored; one that the API no longer lists is removed. */
function toKept({ ids, passes, unread, readAt }: NextRides, earlier: KeptRide[]): KeptRide[] {
  return ids.flatMap((id) => {
    const pass = passes.find((other) => other.id === id);
    if (pass) return { pass, savedAt: readAt };
    return unread.includes(id) ? earlier.filter((kept) => kept.pass.id === id) : [];
  });
}
