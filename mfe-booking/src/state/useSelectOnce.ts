import { useStore } from '@idavuelta/shared/platform';
import { useState } from 'react';
import type { RootState } from './reducer.ts';

/** What a selector gives when the component appears. Later changes neither come here nor render it again. */
export function useSelectOnce<T>(selector: (state: RootState) => T): T {
  const store = useStore<RootState>();
  const [value] = useState(() => selector(store.getState()));
  return value;
}
