import { useState } from 'react';

/** Position in a list with cursor pagination. */
export interface CursorPages {
  /** Cursor of the current page; undefined for the first one. */
  cursor: string | undefined;
  /** Whether there is a previous page. */
  isLater: boolean;
  forward: (next: string) => void;
  back: () => void;
}

/** Moves back and forward in a list with cursor pagination. */
export function useCursorPages(): CursorPages {
  const [cursors, setCursors] = useState<string[]>([]);
  return {
    cursor: cursors.at(-1),
    isLater: cursors.length > 0,
    forward: (next) => setCursors([...cursors, next]),
    back: () => setCursors(cursors.slice(0, -1)),
  };
}
