import { useEffect, useRef } from 'react';
import { addUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

/** Makes leaving the page ask while something is not saved. */
export function useUnsaved(isDirty: boolean, { kept, discard }: UnsavedWork) {
  const last = useRef(discard);
  last.current = discard;
  useEffect(() => {
    if (!isDirty) return;
    return addUnsavedWork({ kept, discard: () => last.current() });
  }, [isDirty, kept]);
}
