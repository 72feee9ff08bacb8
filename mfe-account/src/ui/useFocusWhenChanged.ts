import { useEffect, useRef } from 'react';

/**
 * The shell moves the focus when the path changes. Where only the query does, the heading takes it.
 * @param view names the shown view
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
