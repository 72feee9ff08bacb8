import { act } from '@testing-library/react';

const ofJsdom = { matchMedia: window.matchMedia, IntersectionObserver: globalThis.IntersectionObserver };
afterEach(() => void Object.assign(globalThis, ofJsdom));

/** Sets the window's width for this test. Understands `max-width` and `prefers-reduced-motion`. */
export function media({ width, reducedMotion = false }: { width: number; reducedMotion?: boolean }) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion') ? reducedMotion : width <= Number(/\d+/.exec(query)?.[0]),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

/** Gives jsdom an IntersectionObserver with which a test brings all elements near the window. */
export function watchSections() {
  const seen: (() => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe() {}
    disconnect() {}
  } as never;
  return () =>
    act(async () => {
      for (const notify of seen) notify();
    });
}

/** React marks elements that it has hydrated. */
export const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
