import { useLocation } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { unsavedWork } from './unsaved-work.ts';

/** Position in the history, which the router writes into its entries. */
const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx;

/**
 * Asks before the browser's back and forward buttons leave the page. By then the address is the other page's already:
 * it is put back, and changed again once the user has agreed.
 */
export function useGuardedHistory(ask: (leave: () => void) => void) {
  const place = useLocation();
  const shown = useRef({ pathname: '', index: indexOf(null) });
  useEffect(() => {
    shown.current = { pathname: place.pathname, index: indexOf(history.state) };
  }, [place]);

  useEffect(() => {
    /** The two moves made here: the first, which undoes the user's, is hidden from the router; the second is not. */
    let own: 'back' | 'on' | undefined;
    const guard = (event: PopStateEvent) => {
      const move = own;
      own = undefined;
      if (move === 'back') return event.stopImmediatePropagation();
      if (move === 'on' || unsavedWork().length === 0) return;
      const { pathname, index } = shown.current;
      const by = (indexOf(event.state) ?? Number.NaN) - (index ?? Number.NaN);
      if (!by || window.location.pathname === pathname) return;
      event.stopImmediatePropagation();
      own = 'back';
      history.go(-by);
      ask(() => {
        own = 'on';
        history.go(by);
      });
    };
    // in the capture phase, to run before the router's listener
    window.addEventListener('popstate', guard, true);
    return () => window.removeEventListener('popstate', guard, true);
  }, [ask]);
}
