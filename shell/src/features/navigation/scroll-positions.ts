import { tabStore } from '@idavuelta/shared/storage';

const storageKey = 'idavuelta.scroll';

/** History entries whose positions survive a reload or a visit to another site. */
const maxEntries = 50;

/** Milliseconds for which a position is applied again as the page grows. */
const restoreTimeout = 10_000;

/** Input that scrolls: after it the page is no longer scrolled on the visitor's behalf. */
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Saves and restores the scroll position of each page of this tab, by the key of its history entry. */
export function createScrollPositions() {
  const positions = readPersisted();
  let stopRestoring: (() => void) | undefined;

  const stop = () => {
    stopRestoring?.();
    stopRestoring = undefined;
  };

  return {
    /** Saves the current position; not while one is being restored. */
    save(key: string) {
      if (!stopRestoring) positions.set(key, window.scrollY);
    },

    toTop() {
      stop();
      window.scrollTo(0, 0);
    },

    /** After a reload or a visit to another site; not when the visitor or the browser has already scrolled the page. */
    restoreAfterLoad(key: string) {
      if (positions.has(key) && window.scrollY === 0) this.restore(key);
    },

    /** Scrolls to the saved position, and again as lists and pictures make the page tall enough for it. */
    restore(key: string) {
      stop();
      const top = positions.get(key) ?? 0;
      if (!isReachable(top)) {
        stopRestoring = whileGrowing(() => {
          if (isReachable(top)) stop();
          window.scrollTo(0, top);
        }, stop);
      }
      window.scrollTo(0, top);
    },

    /**
     * Call it when the page is left. On the way back the browser restores the position as far as the server's HTML
     * reaches, and `restoreAfterLoad` does the rest.
     */
    persist() {
      history.scrollRestoration = 'auto';
      tabStore.write(storageKey, JSON.stringify([...positions].slice(-maxEntries)));
    },

    stop,
  };
}

const isReachable = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top;

/** Calls `onGrowth` whenever the page's height changes, until a gesture or the timeout. @returns how to stop earlier */
function whileGrowing(onGrowth: () => void, onEnd: () => void) {
  const observer = new ResizeObserver(onGrowth);
  observer.observe(document.body);
  const timer = setTimeout(onEnd, restoreTimeout);
  for (const gesture of gestures) window.addEventListener(gesture, onEnd, { passive: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, onEnd);
  };
}

/** Positions from before a reload or a visit to another site; none after any other way of opening the page. */
function readPersisted(): Map<string, number> {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (!visit || (visit as PerformanceNavigationTiming).type === 'navigate') return new Map();
  try {
    return new Map(JSON.parse(tabStore.read(storageKey) ?? '[]'));
  } catch {
    return new Map(); // unreadable
  }
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>;
