import { useEffect, useState } from 'react';

/** Milliseconds until a moment, never below 0; looks at the clock every second while some are left. */
export function useCountdown(until?: string) {
  const [now, setNow] = useState(() => Date.now());
  const left = until ? Math.max(0, Date.parse(until) - now) : 0;
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    setNow(Date.now()); // the moment may have come long after the first render
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [running]);
  return left;
}

/** `4:05`, or `47:59:00` from an hour on. */
export function formatCountdown(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
