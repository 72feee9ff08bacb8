import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a function when the component is first shown, and never again while it is mounted. */
export function useOnce(act: () => void) {
  const done = useRef(false);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    actNow();
  }, []);
}
