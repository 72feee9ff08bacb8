import { now } from '@idavuelta/shared/ui';
import { useEffect, useState } from 'react';

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/**
 * Milliseconds until a moment by the server's clock, rounded up: to seconds in the last hour and to minutes before; 0
 * once it has come. Undefined in the first render, which must not differ from the server's.
 */
export function useTimeLeft(moment: string): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function count() {
      const remaining = Math.max(0, Date.parse(moment) - now());
      const step = remaining <= hour ? second : minute;
      setLeft(Math.ceil(remaining / step) * step);
      // wakes when the shown number changes
      if (remaining > 0) timer = setTimeout(count, remaining % step || step);
    }
    count();
    return () => clearTimeout(timer);
  }, [moment]);
  return left;
}
