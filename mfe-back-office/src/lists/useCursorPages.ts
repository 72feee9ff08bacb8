import { useState } from 'react';

/** Where one is in a list whose pages name the next one. */
export interface CursorPages {
  /** Of the page that is shown; undefined for the first one. */
  cursor: string | undefined;
  /** Whether there is a page before it. */
  isLater: boolean;
  forward: (next: string) => void;
  back: () => void;
}

/** Goes forward and back in a list whose pages name the next one. */
export function useCursorPages(): CursorPages {
  const [cursors, setCursors] = useState<string[]>([]);
  return {
    cursor: cursors.at(-1),
    isLater: cursors.length > 0,
    forward: (next) => setCursors([...cursors, next]),
    back: () => setCursors(cursors.slice(0, -1)),
  };
}
