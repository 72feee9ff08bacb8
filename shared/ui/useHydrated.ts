import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while what it sent is hydrated; true in every other render. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
