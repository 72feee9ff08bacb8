import type { PlatformStore } from '@idavuelta/shared/host';
import { useLocation, useStore } from '@idavuelta/shared/platform';
import { isSlowLine } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { idle } from '../../modules/idle.ts';
import { useModules, useRegistry } from '../../modules/ModulesContext.ts';

/**
 * Gets pages ready that links lead to, on public pages and lines that are not slow: a driver's ticket check, a payment and
 * an account are not the beginning of a walk through the site. Its code is fetched when the page responds.
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
