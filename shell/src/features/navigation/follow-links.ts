import type { PlatformStore } from '@idavuelta/shared/host';
import { idle } from '../../modules/idle.ts';
import type { ModuleHost } from '../../modules/module-host.ts';
import type { ReadyRegistry } from '../../modules/registry-store.ts';
import { createPrefetch } from './prefetch.ts';

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches pages ahead: code and data of a page when a link to it is hovered, touched or focused, and, when the browser is
 * idle, the files of all pages that links on the screen lead to.
 * @returns a function that ends it
 */
export function followLinks(host: ModuleHost, registry: ReadyRegistry, store: PlatformStore) {
  const prefetch = createPrefetch(host, registry, store);
  const onHint = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === window.location.origin) void prefetch.page(link.pathname, link.search).catch(ignore);
  };
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  const idle = whenIdle(() => {
    const visible = [...document.links].filter((link) => isSameOrigin(link) && isElsewhere(link) && isInView(link));
    for (const path of new Set(visible.map(({ pathname }) => pathname))) prefetch.files(path);
  });
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint);
    idle.cancel();
  };
}

/** The page is fetched again when the visitor goes there, and only then a failure is shown. */
const ignore = (error: unknown) => console.debug('a page could not be prefetched', error);

const isSameOrigin = (link: HTMLAnchorElement | HTMLAreaElement) => link.origin === window.location.origin;

const isElsewhere = ({ pathname }: HTMLAnchorElement | HTMLAreaElement) => pathname !== window.location.pathname;

function isInView(link: Element) {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** Runs `work` when the browser is idle, after 2 s at the earliest. */
function whenIdle(work: () => void) {
  const timer = setTimeout(() => void idle().then(work), 2_000);
  return { cancel: () => clearTimeout(timer) };
}
