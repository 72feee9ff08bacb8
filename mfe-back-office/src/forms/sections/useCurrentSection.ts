import { useEffect, useState } from 'react';

/** The part of the window in which a section counts as the one being read. */
const readingArea = '-10% 0px -60% 0px';

/** Returns the section at the top of the window. */
export function useCurrentSection(keys: string[]): string | undefined {
  const [current, setCurrent] = useState(keys[0]);
  const joined = keys.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        const first = joined.split(' ').find((key) => visible.has(key));
        if (first) setCurrent(first);
      },
      { rootMargin: readingArea },
    );
    for (const key of joined.split(' ')) {
      const section = document.getElementById(key);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
