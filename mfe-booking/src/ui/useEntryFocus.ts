import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list that grows and shrinks: when the pressed button disappears, the browser would start again
 * at the top of the page. The entries are the first children of the element with the ref `list`.
 */
export function useEntryFocus(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<{ entry: number; controls: string }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the control exists once the number of entries has changed
  useEffect(() => {
    if (!next.current) return;
    const { entry, controls } = next.current;
    next.current = undefined;
    list.current?.children[entry]?.querySelector<HTMLElement>(controls)?.focus();
  }, [count]);

  return {
    list,
    /** After the next change: the first field of the entry. */
    focusNew: (entry: number) => {
      next.current = { entry, controls: 'input, select' };
    },
    /** After the next change: the first control of the entry, which opens no keyboard if it is a button. */
    focusNear: (entry: number) => {
      next.current = { entry, controls: 'button, input, select' };
    },
  };
}
