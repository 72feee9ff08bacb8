/** Readings of the page's observers, in milliseconds since the start of the visit. */
export interface Timings {
  fcp: number;
  lcp: number;
  cls: number;
  ready: number;
  scripts: ScriptRun[];
  /** Durations of interactions until the next paint, by the browser's interaction id. */
  interactions: Record<number, number>;
}

/** A script that ran in a long frame. */
export interface ScriptRun {
  start: number;
  duration: number;
  /** Its caller: `DOMWindow.onload`, `BUTTON.onclick`, `TimerHandler:setTimeout`. */
  invoker: string;
  sourceUrl: string;
  functionName: string;
}

/** Properties missing from TypeScript's library. */
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

/** Runs in the page before anything else: fills `window.timings`. */
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
