import { type RefObject, useEffect, useState } from 'react';

/** Distance below the window that still counts as near. */
const margin = '300px';

/** Calls `onNear` once, when the element comes near the window. @returns a function that stops it earlier */
export function whenNear(element: Element, onNear: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True once the element came near the window, and from then on. */
export function useNearViewport(element: RefObject<HTMLElement | null>) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current) return whenNear(element.current, () => setNear(true));
  }, [element]);
  return near;
}
