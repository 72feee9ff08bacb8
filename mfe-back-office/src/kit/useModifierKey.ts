import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that shortcuts are pressed with, as it is written on the reader's keyboard. */
export const useModifierKey = () =>
  useSyncExternalStore(
    never,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
