import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * What a full page load does by itself: a new path starts at the top, back and forward return to where the visitor
 * was, focus goes to the new heading, and screen readers hear the page's name.
 */
export function PageChange() {
  const { t } = useTranslation('shell');
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const focused = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname === pathname) return;
    window.scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [pathname, key, type]);

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
