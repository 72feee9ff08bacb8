import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts';

/**
 * Does on a client-side navigation what browsers do on a full page load: a new path starts at the top, back and forward
 * restore the scroll position, focus moves to the new heading, and screen readers announce it.
 */
export function PageChange() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useScroll();

  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const before = document.activeElement;
    return onceHeadingExists((heading) => {
      // a visitor who has turned to another control meanwhile, such as a menu, keeps it
      const now = document.activeElement;
      if (now === before || now === document.body) heading.focus({ preventScroll: true });
      setAnnounced(heading.textContent ?? '');
    });
  }, [pathname]);

  return (
    <p role="status" className="visually-hidden">
      {announced && t('page_shown', { page: announced })}
    </p>
  );
}

function useScroll() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions>(undefined);
  const shown = useRef({ pathname, search, key });

  useEffect(() => {
    const scroll = createScrollPositions();
    positions.current = scroll;
    const disableNativeRestoration = () => {
      history.scrollRestoration = 'manual';
    };
    disableNativeRestoration();
    scroll.restoreAfterLoad(shown.current.key);
    const save = () => scroll.save(shown.current.key);
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', scroll.persist);
    window.addEventListener('pageshow', disableNativeRestoration); // also fires for a page from the back/forward cache
    return () => {
      scroll.stop();
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', scroll.persist);
      window.removeEventListener('pageshow', disableNativeRestoration);
    };
  }, []);

  // A layout effect runs before the browser paints, so the new page is never seen at the old one's position.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, key };
    const isOtherPath = before.pathname !== pathname;
    // When only the hash changes, the browser scrolls to its element.
    if (type === 'POP' && (isOtherPath || before.search !== search)) positions.current?.restore(key);
    else if (isOtherPath) positions.current?.toTop();
  }, [pathname, search, key, type]);
}

/** Waits up to 10 s for the page's heading, since its module may still be loading. @returns how to stop waiting */
function onceHeadingExists(onFound: (heading: HTMLElement) => void) {
  const main = document.getElementById('main');
  const find = () => main?.querySelector<HTMLElement>('h1');
  const first = find();
  if (!main) return undefined;
  if (first) {
    onFound(first);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    onFound(heading);
  });
  const timer = setTimeout(() => stop(), 10_000);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}
