import { useEffect, useState } from 'react';

/** Seconds before each refresh; the last one repeats. */
const pauses = [3, 4, 6, 10, 15, 30];

/** Refreshes while `waiting`, at first every few seconds and then more and more slowly. */
export function usePollingWithBackoff(waiting: boolean, refresh: () => unknown) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!waiting) return;
    const seconds = pauses[Math.min(times, pauses.length - 1)] ?? 30;
    const timer = setTimeout(() => {
      void refresh();
      setTimes(times + 1);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [waiting, times, refresh]);
}
