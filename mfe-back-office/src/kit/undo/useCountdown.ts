import { useEffect, useRef } from 'react';

/** Calls `onEnd` after so many milliseconds, in which time spent paused does not count. */
export function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(milliseconds);
  const last = useRef(onEnd);
  last.current = onEnd;
  useEffect(() => {
    if (isPaused) return;
    const began = Date.now();
    const timer = setTimeout(() => last.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [isPaused]);
}
