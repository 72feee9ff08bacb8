import { act } from '@testing-library/react';

/** What jsdom lacks: a page with a height, which scrolls no further than that. */
export function scrollablePage(height = 5_000) {
  const page = { height, grow: (_height: number) => {} };
  const resize = (to: number) => {
    page.height = to;
  };
  const go = (y: number) => {
    const value = Math.min(y, Math.max(0, page.height - window.innerHeight));
    Object.defineProperty(window, 'scrollY', { value, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  go(0);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => go(y)) as never);
  page.grow = resize;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(((onResize: () => void) => ({
    observe() {
      page.grow = (to) => {
        resize(to);
        onResize();
      };
    },
    unobserve() {},
    disconnect() {
      page.grow = resize;
    },
  })) as never);
  /** As the visitor scrolls. */
  const scroll = (y: number) => act(() => go(y));
  return { page, scroll, y: () => window.scrollY };
}
