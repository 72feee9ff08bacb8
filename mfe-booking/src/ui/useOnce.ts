import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something when the component is first shown, and never again while it is. */
export function useOnce(act: () => void) {
  const done = useRef(false);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    actNow();
  }, []);
}
