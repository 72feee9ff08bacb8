import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while its HTML is hydrated; true in every other render. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
