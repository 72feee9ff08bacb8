import { useStore } from '@idavuelta/shared/platform';
import { useState } from 'react';
import type { RootState } from './reducer.ts';

/** The value of a selector when the component mounts; later changes do not re-render it. */
export function useSelectOnce<T>(selector: (state: RootState) => T): T {
  const store = useStore<RootState>();
  const [value] = useState(() => selector(store.getState()));
  return value;
}
