/** Readings of the page's own observers, in milliseconds since the visit began. */
export interface Timings {
  fcp: number;
  lcp: number;
  cls: number;
  ready: number;
  scripts: ScriptRun[];
  /** Durations of interactions, by the browser's id of each: until the next paint. */
  interactions: Record<number, number>;
}

/** A piece of script in a frame that took long. */
export interface ScriptRun {
  start: number;
  duration: number;
  /** What called it: `DOMWindow.onload`, `BUTTON.onclick`, `TimerHandler:setTimeout`. */
  invoker: string;
  sourceUrl: string;
  functionName: string;
}

/** Parts of entries that TypeScript's library does not have. */
interface ScriptTiming extends PerformanceEntry {
  invoker: string;
  sourceURL: string;
  sourceFunctionName: string;
}
type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
  scripts: ScriptTiming[];
};

declare global {
  interface Window {
    timings: Timings;
  }
}

/** Runs in the page before anything else: keeps `window.timings`. */
export function observe() {
  const timings: Timings = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    ready: 0,
    scripts: [],
    interactions: {},
  };
  window.timings = timings;
  const watch = (type: string, each: (entry: Entry) => void, durationThreshold?: number) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as Entry);
    }).observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.fcp = startTime;
  });
  watch('mark', ({ name, startTime }) => {
    if (name === 'idavuelta:ready') timings.ready = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    timings.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) timings.cls += value;
  });
  watch('long-animation-frame', ({ scripts }) => {
    for (const { startTime: start, duration, invoker, sourceURL: sourceUrl, sourceFunctionName } of scripts)
      timings.scripts.push({ start, duration, invoker, sourceUrl, functionName: sourceFunctionName });
  });
  watch(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId)
        timings.interactions[interactionId] = Math.max(duration, timings.interactions[interactionId] ?? 0);
    },
    16,
  );
}
