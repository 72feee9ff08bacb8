import type { PlatformStore } from '@idavuelta/shared/host';
import { useStore } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { useModules } from '../../modules/ModulesContext.ts';
import { createPrefetch } from './prefetch.ts';

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches pages ahead: code and data of a page when a link to it is hovered, touched or focused, and, when the browser is
 * idle, the code of all pages that links on the screen lead to.
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
      const paths = new Set([...document.links].filter(isSameOrigin).map(({ pathname }) => pathname));
      for (const path of paths) void prefetch.code(path).catch(ignore);
    });
    return () => {
      for (const hint of hints) document.removeEventListener(hint, onHint);
      idle.cancel();
    };
  }, [host, routes, store]);
  return null;
}

/** The page is fetched again when the visitor goes there, and only then a failure is shown. */
const ignore = (error: unknown) => console.debug('a page could not be prefetched', error);

const isSameOrigin = (link: HTMLAnchorElement | HTMLAreaElement) => link.origin === window.location.origin;

/** Runs `work` when the browser is idle, after 2 s at the earliest; not for visitors who asked to save data. */
function whenIdle(work: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return { cancel: () => {} };
  const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), 2_000);
  return { cancel: () => clearTimeout(timer) };
}
