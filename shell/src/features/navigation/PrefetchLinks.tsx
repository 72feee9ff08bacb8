import type { PlatformStore } from '@idavuelta/shared/host';
import { useStore } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { useModules } from '../../modules/ModulesContext.ts';
import { createPrefetch } from './prefetch.ts';

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Makes the next page quick: a link that is pointed at, touched or focused has its page and data fetched, and when the
 * browser is idle the pages that links on the screen lead to are fetched without their data.
 */
export function PrefetchLinks() {
  const { host, registry } = useModules();
  const store = useStore() as PlatformStore;
  const routes = registry.status === 'ready' ? registry.routes : undefined;

  useEffect(() => {
    if (!routes) return;
    const prefetch = createPrefetch(host, routes, store);
    const onHint = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && link.origin === window.location.origin) void prefetch.page(link.pathname, link.search).catch(ignore);
    };
    for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
    const idle = whenIdle(() => {
      const paths = new Set([...document.links].filter(isOwn).map(({ pathname }) => pathname));
      for (const path of paths) void prefetch.code(path).catch(ignore);
    });
    return () => {
      for (const hint of hints) document.removeEventListener(hint, onHint);
      idle.cancel();
    };
  }, [host, routes, store]);
  return null;
}

/** What did not come early is asked for again when the visitor goes there, and its failure is shown there. */
const ignore = (error: unknown) => console.debug('nothing was fetched ahead', error);

const isOwn = (link: HTMLAnchorElement | HTMLAreaElement) => link.origin === window.location.origin;

/** Some seconds after the page has settled, and not for visitors who save data. */
function whenIdle(work: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return { cancel: () => {} };
  const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), 2_000);
  return { cancel: () => clearTimeout(timer) };
}
