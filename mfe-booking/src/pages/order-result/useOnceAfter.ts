import { useEffect, useEffectEvent } from 'react';

/** Calls `act` once, `seconds` after mounting. */
export function useOnceAfter(seconds: number, act: () => void) {
  const run = useEffectEvent(act);
  useEffect(() => {
    const timer = setTimeout(() => run(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
}
