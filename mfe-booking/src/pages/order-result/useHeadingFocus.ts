import { type ComponentType, useEffect, useRef } from 'react';
import type { ResultProps } from './result-props.ts';

/**
 * Moves the focus to the heading when another result replaces the focused element, such as the button that cancelled
 * the order. Otherwise the user would end up at the end of a page that has become short.
 * @returns the ref of the element around the result
 */
export function useHeadingFocus(view: ComponentType<ResultProps> | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(view);

  useEffect(() => {
    const isAnother = shown.current !== undefined && shown.current !== view;
    if (isAnother && document.activeElement === document.body) box.current?.querySelector('h1')?.focus();
    shown.current = view;
  }, [view]);

  return box;
}
