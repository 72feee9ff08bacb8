import type { Browser, Page } from '@playwright/test';

/** A task on a page's main thread. */
export interface Task {
  /** Milliseconds since the start of the visit. */
  start: number;
  /** Milliseconds from start to end. */
  duration: number;
  /** CPU time in milliseconds, which excludes the work of other processes. */
  work: number;
}

/**
 * An event in a Chromium trace, in microseconds.
 * https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** By the thread's own clock; not available on every system. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** The first has navigations, the second tasks. */
const categories = ['blink.user_timing', 'toplevel'];

/**
 * Records the tasks of a page's main thread, starting before it is opened.
 * @returns a function that ends the recording
 */
export async function recordTasks(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories });
  return async (): Promise<Task[]> => {
    const trace = (await browser.stopTracing()).toString();
    return tasksOf((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
  };
}

/**
 * Returns the tasks of the thread that opened the first page from the network, wherever a redirect ended, from then on.
 * @throws Error when the trace has none
 */
export function tasksOf(events: TraceEvent[]): Task[] {
  const opened = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!opened) throw new Error('the trace has no page');
  const tasks = events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isTask = ph === 'X' && name.endsWith('RunTask');
      return isTask && pid === opened.pid && tid === opened.tid && ts >= opened.ts;
    })
    .map(({ ts, dur = 0, tdur = dur }) => ({
      start: (ts - opened.ts) / 1000,
      duration: dur / 1000,
      work: tdur / 1000,
    }));
  if (tasks.length === 0) throw new Error('the trace has no task of the page');
  return tasks;
}
