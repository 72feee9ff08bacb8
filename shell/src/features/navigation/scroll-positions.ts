const storeKey = 'idavuelta.scroll';

/** Entries of the history whose positions outlive a visit to another site. */
const kept = 50;

/** Milliseconds that a page may take to grow to where the visitor was. */
const patience = 10_000;

/** What visitors do to move about: the page is theirs from then on. */
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Where the visitor was on each page of this tab, by the key of its history entry. */
export function createScrollPositions() {
  const positions = read();
  let returning: (() => void) | undefined;

  const stop = () => {
    returning?.();
    returning = undefined;
  };

  return {
    /** Notes where the visitor is; not while the page is still on its way back. */
    remember(key: string) {
      if (!returning) positions.set(key, window.scrollY);
    },

    toTop() {
      stop();
      window.scrollTo(0, 0);
    },

    /** After a reload or another site; a visitor who has moved already, or whose browser did it, stays. */
    returnOnArrival(key: string) {
      if (positions.has(key) && window.scrollY === 0) this.returnTo(key);
    },

    /** Returns to where the visitor was, as soon as lists and pictures have made the page tall enough. */
    returnTo(key: string) {
      stop();
      const top = positions.get(key) ?? 0;
      if (!isReached(top)) {
        returning = whileGrowing(() => {
          if (isReached(top)) stop();
          window.scrollTo(0, top);
        }, stop);
      }
      window.scrollTo(0, top);
    },

    /** The visitor leaves: on the way back the browser restores what the server rendered, and this what came later. */
    leave() {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(storeKey, JSON.stringify([...positions].slice(-kept)));
      } catch {
        // storage is refused: the way back starts at the top
      }
    },

    stop,
  };
}

const isReached = (top: number) => document.documentElement.scrollHeight - window.innerHeight >= top;

/** Calls `onGrowth` whenever the page's height changes, until the visitor or the clock says that it is enough. */
function whileGrowing(onGrowth: () => void, onEnough: () => void) {
  const observer = new ResizeObserver(onGrowth);
  observer.observe(document.body);
  const timer = setTimeout(onEnough, patience);
  for (const gesture of gestures) window.addEventListener(gesture, onEnough, { passive: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, onEnough);
  };
}

/** Where the visitor was before a reload or another site; a page that was opened anew starts at the top. */
function read(): Map<string, number> {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (!visit || (visit as PerformanceNavigationTiming).type === 'navigate') return new Map();
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storeKey) ?? '[]'));
  } catch {
    return new Map(); // not ours, or storage is refused: the page starts at the top
  }
}

export type ScrollPositions = ReturnType<typeof createScrollPositions>;
