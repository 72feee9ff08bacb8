import type { OutletStatus } from './outlet-transitions.ts';

interface Outlets {
  status: (name: string, outlet: string) => OutletStatus | undefined;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Caches promises for React's `use`: each call returns the same one while an outlet is loading or ready.
 * @returns a function whose promise resolves when the outlet is ready, and never when it cannot be shown
 */
export function createArrivals({ status, subscribe }: Outlets) {
  const arrivals = new Map<string, Promise<void>>();
  return (name: string, outlet: string): Promise<void> => {
    const key = `${name} ${outlet}`;
    const isReady = () => status(name, outlet)?.status === 'ready';
    const arrival =
      arrivals.get(key) ??
      new Promise<void>((resolve) => {
        let hasArrived = isReady();
        if (hasArrived) resolve();
        const unsubscribe = subscribe(() => {
          if (!hasArrived && isReady()) {
            hasArrived = true;
            resolve();
          } else if (hasArrived && !isReady()) {
            unsubscribe();
            arrivals.delete(key);
          }
        });
      });
    arrivals.set(key, arrival);
    return arrival;
  };
}
