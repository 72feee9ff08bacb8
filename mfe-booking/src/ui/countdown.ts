import { now } from '@idavuelta/shared/ui';
import { useEffect, useState } from 'react';

/**
 * Counts down, every second.
 * @param until ISO 8601 UTC
 * @returns milliseconds until then by the server's clock, never below 0
 */
export function useCountdown(until?: string) {
  const [time, setTime] = useState(now);
  const remaining = until ? Math.max(0, Date.parse(until) - time) : 0;
  const running = remaining > 0;
  useEffect(() => {
    if (!running) return;
    setTime(now()); // `until` may have been set long after the first render
    const clock = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(clock);
  }, [running]);
  return remaining;
}

/** @returns `4:05`, or `47:59:00` from an hour on */
export function formatCountdown(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}` : `${minutes}:${twoDigits(seconds % 60)}`;
}
