import { act } from '@testing-library/react';

/** Gives jsdom a page with a height that limits scrolling. */
export function scrollablePage(height = 5_000) {
  const page = { height, grow: (_height: number) => {} };
  const resize = (to: number) => {
    page.height = to;
  };
  const scrollTo = (y: number) => {
    const value = Math.min(y, Math.max(0, page.height - window.innerHeight));
    Object.defineProperty(window, 'scrollY', { value, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(0);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => scrollTo(y)) as never);
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
  /** Scrolls as a visitor does. */
  const scroll = (y: number) => act(() => scrollTo(y));
  return { page, scroll, y: () => window.scrollY };
}
