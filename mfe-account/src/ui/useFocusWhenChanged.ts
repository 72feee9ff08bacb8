import { useEffect, useRef } from 'react';

/**
 * The shell moves the focus when the path changes. When only the query does, this moves it to the heading.
 * @param view identifies the current view
 */
export function useFocusWhenChanged<E extends HTMLElement = HTMLHeadingElement>(view: string | null) {
  const heading = useRef<E>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}
