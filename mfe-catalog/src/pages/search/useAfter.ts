import { useEffect, useState } from 'react';

/** True once `ms` milliseconds have passed since `key` changed. */
export function useAfter(ms: number, key: string) {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(key), ms);
    return () => clearTimeout(timer);
  }, [ms, key]);
  return passed === key;
}
