import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { createScrollPositions, type ScrollPositions } from './scroll-positions.ts';

/**
 * What a full page load does by itself: a new path starts at the top, back and forward return to where the visitor
 * was, focus goes to the new heading, and screen readers hear the page's name.
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
    return whenHeadingComes((heading) => {
      heading.focus({ preventScroll: true });
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
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    scroll.returnOnArrival(shown.current.key);
    const remember = () => scroll.remember(shown.current.key);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', scroll.leave);
    window.addEventListener('pageshow', takeOver); // also when the browser kept the page as it was
    return () => {
      scroll.stop();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', scroll.leave);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);

  // Before the browser paints: the new page is never seen at the old one's position.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search, key };
    const isOtherPath = before.pathname !== pathname;
    // A hash alone belongs to the browser: it leads to a place on the page.
    if (type === 'POP' && (isOtherPath || before.search !== search)) positions.current?.returnTo(key);
    else if (isOtherPath) positions.current?.toTop();
  }, [pathname, search, key, type]);
}

/** The page's module may still be on its way: waits for its heading, a few seconds at most. */
function whenHeadingComes(done: (heading: HTMLElement) => void) {
  const main = document.getElementById('main');
  const find = () => main?.querySelector<HTMLElement>('h1');
  const first = find();
  if (!main) return undefined;
  if (first) {
    done(first);
    return undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    done(heading);
  });
  const timer = setTimeout(() => stop(), 10_000);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}
