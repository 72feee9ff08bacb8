import type { PlatformStore } from '@idavuelta/shared/host';
import { idle } from '../../modules/idle.ts';
import type { ModuleHost } from '../../modules/module-host.ts';
import type { ReadyRegistry } from '../../modules/registry-store.ts';
import { createPrefetch } from './prefetch.ts';

const hints = ['pointerover', 'focusin'] as const;

/**
 * Prefetches pages: the files of a page when a link to it is pointed at or focused and, when the browser is idle, those
 * of all pages that visible links lead to. Code runs and data is fetched only once a link is pressed, since a finger on
 * a link may only be scrolling.
 * @returns a function that stops it
 */
export function followLinks(host: ModuleHost, registry: ReadyRegistry, store: PlatformStore) {
  const prefetch = createPrefetch(host, registry, store);
  const onHint = ({ target }: Event) => {
    const link = linkAt(target);
    if (link) prefetch.files(link.pathname, { whole: true });
  };
  const onPress = ({ target, button, pointerType }: PointerEvent) => {
    const link = button === 0 && pointerType !== 'touch' && linkAt(target);
    if (link) void prefetch.page(link.pathname, link.search).catch(ignore);
  };
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  document.addEventListener('pointerdown', onPress, { passive: true });
  // An observer finds the visible links: measuring each one would force the layout of lists far below.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const visible = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const path of new Set(visible.map(({ target }) => (target as AnyLink).pathname))) prefetch.files(path);
  });
  const idle = whenIdle(() => {
    for (const link of document.links) if (isSameOrigin(link) && isElsewhere(link)) observer.observe(link);
  });
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint);
    document.removeEventListener('pointerdown', onPress);
    idle.cancel();
    observer.disconnect();
  };
}

type AnyLink = HTMLAnchorElement | HTMLAreaElement;

/** A failure of loading ahead is not shown: the module host tries again when the visitor opens the page. */
const ignore = (error: unknown) => console.debug('a page could not be loaded ahead', error);

/** Returns the link within the site on which an event happened. */
function linkAt(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && isSameOrigin(link) ? link : undefined;
}

const isSameOrigin = (link: AnyLink) => link.origin === window.location.origin;

const isElsewhere = ({ pathname }: AnyLink) => pathname !== window.location.pathname;

/** Runs `work` when the browser is idle, after 2 s at the earliest. */
function whenIdle(work: () => void) {
  const timer = setTimeout(() => void idle().then(work), 2_000);
  return { cancel: () => clearTimeout(timer) };
}
