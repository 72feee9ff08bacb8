import type { PlatformStore } from '@idavuelta/shared/host';
import { useStore } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { useModules, useRegistry } from '../../modules/ModulesContext.ts';

/** Gets pages ready that links lead to. Its code is fetched when the page responds: nothing that is seen needs it. */
export function PrefetchLinks() {
  const { host } = useModules();
  const registry = useRegistry();
  const store = useStore() as PlatformStore;

  useEffect(() => {
    if (registry.status !== 'ready') return;
    let stop: (() => void) | undefined;
    let wanted = true;
    import('./follow-links.ts').then(
      ({ followLinks }) => {
        if (wanted) stop = followLinks(host, registry, store);
      },
      (error: unknown) => console.debug('nothing is fetched ahead', error),
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [host, registry, store]);
  return null;
}
