import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the content below the page's picture into view once the page is shown, unless the page is scrolled already
 * (back or forward, or a scroll before hydration).
 */
export function useScrollToContent(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (window.scrollY > 0) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    content.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  }, [content]);
}
