import type { Browser, Page } from '@playwright/test';

/** A task of a page's main thread. */
export interface Task {
  /** Milliseconds since the visit began. */
  start: number;
  /** Milliseconds from its start to its end. */
  duration: number;
  /** Milliseconds that it had the processor: what other processes do meanwhile is not in it. */
  work: number;
}

/** An event of Chromium's trace; microseconds. https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the thread's own clock; not on every system. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Navigations are in the first, tasks in the second. */
const categories = ['blink.user_timing', 'toplevel'];

/** Records what the main thread of a page does, from before it is opened. @returns ends the record */
export async function recordTasks(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories });
  return async (): Promise<Task[]> => {
    const trace = (await browser.stopTracing()).toString();
    return tasksOf((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
  };
}

/**
 * The tasks of the thread that opened the first page from the network, at whatever address a redirect ended, since it did.
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
