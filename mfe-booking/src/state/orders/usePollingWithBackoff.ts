import { useEffect, useState } from 'react';

/** Seconds before each refetch; the last one repeats. */
const delays = [3, 4, 6, 10, 15, 30];

/** Refetches while `waiting`, at increasing intervals, at most `maxAttempts` times. */
export function usePollingWithBackoff(waiting: boolean, refetch: () => unknown, maxAttempts = Infinity) {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!waiting || attempts >= maxAttempts) return;
    const seconds = delays[Math.min(attempts, delays.length - 1)] ?? 30;
    const timer = setTimeout(() => {
      void refetch();
      setAttempts(attempts + 1);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [waiting, attempts, refetch, maxAttempts]);
}
