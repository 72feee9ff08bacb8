import type { PlatformStore } from '@idavuelta/shared/host';
import { useLocation, useStore } from '@idavuelta/shared/platform';
import { isSlowLine } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { idle } from '../../modules/idle.ts';
import { useModules, useRegistry } from '../../modules/ModulesContext.ts';

/**
 * Prefetches the pages that links lead to, on public pages and unless the connection is slow: from a driver's ticket
 * check, a payment or an account nobody browses further. The code is loaded once the page is interactive.
 */
export function PrefetchLinks() {
  const { pathname } = useLocation();
  const { host } = useModules();
  const registry = useRegistry();
  const store = useStore() as PlatformStore;

  useEffect(() => {
    if (registry.status !== 'ready' || isSlowLine()) return;
    const route = registry.routes(pathname)?.route;
    if (!route?.public) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    host
      .load(route.module, route.path)
      .then(idle)
      .then(() => import('./follow-links.ts'))
      .then(
        ({ followLinks }) => {
          if (wanted) stop = followLinks(host, registry, store);
        },
        (error: unknown) => console.debug('nothing is fetched ahead', error),
      );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [host, registry, store, pathname]);
  return null;
}
