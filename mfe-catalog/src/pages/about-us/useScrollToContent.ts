import { type RefObject, useEffect } from 'react';

/**
 * Brings the content below the page's picture into view once the page is shown. Whoever is elsewhere on the page
 * already (back or forward, or a scroll before the page was ready) stays there.
 */
export function useScrollToContent(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (window.scrollY > 0) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    content.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  }, [content]);
}
