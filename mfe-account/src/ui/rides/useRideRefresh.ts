import type { Ride } from '@idavuelta/shared/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshSeconds } from './ride-steps.ts';

/** Limit for doubling the interval after failures: 30 s become 8 min. */
const maxDoublings = 4;

/**
 * Refetches rides while they may change, at longer intervals after failures, and when the visitor returns to the page.
 */
export function useRideRefresh(rides: Ride[], refetch: () => PromiseLike<{ isError: boolean }>) {
  const [polled, setPolled] = useState({ failures: 0 });
  const seconds = refreshSeconds(rides);
  const read = useEffectEvent(async () => {
    const { isError } = await refetch();
    setPolled(({ failures }) => ({ failures: isError ? Math.min(failures + 1, maxDoublings) : 0 }));
  });
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(() => void read(), seconds * 2 ** polled.failures * 1000);
    return () => clearTimeout(timer);
  }, [seconds, polled]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void read();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
}
