import { watchNetwork } from '@idavuelta/e2e/browser/quiet.ts';
import type { Browser, CDPSession } from '@playwright/test';
import { type Device, pageReady, painted, withSlowPage } from './conditions.ts';
import { blockingTime, type LongTask, tasksAfterPaint } from './long-tasks.ts';
import { recordTasks } from './main-thread.ts';
import { observe } from './observe.ts';

/** Milliseconds since the start of the visit, unless noted otherwise. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** When the page was hydrated; 0 for a page without the mark. */
  ready: number;
  /** CPU time of the main thread. */
  work: number;
  /** Total blocking time after the first paint. */
  tbt: number;
  /** Long tasks after the first paint. */
  longTasks: number;
  cls: number;
  requests: number;
  /** Kilobytes (1,000 bytes) on the wire. */
  jsKb: number;
  totalKb: number;
}

/** A visit ends this many milliseconds after readiness and the last request, so that idle work counts. */
const settled = 3_000;

/**
 * Measures one visit with an empty cache.
 * @param isOurs whether the page marks its hydration, which is then awaited
 */
export function visit(
  browser: Browser,
  url: string,
  device: Device,
  isOurs = true,
): Promise<Visit & { tasks: LongTask[] }> {
  return withSlowPage(browser, device, async (page, devtools) => {
    const sent = watchRequests(devtools);
    const quiet = watchNetwork(page);
    await page.addInitScript(observe);
    const recorded = await recordTasks(browser, page);
    await page.goto(url);
    await (isOurs ? pageReady(devtools) : painted(devtools));
    await quiet(settled);
    const timings = await page.evaluate(() => window.timings);
    const all = await recorded();
    const tasks = tasksAfterPaint(timings, all);
    const files = [...sent.values()];
    const kb = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      fcp: timings.fcp,
      lcp: timings.lcp,
      ready: timings.ready,
      work: all.reduce((sum, { work }) => sum + work, 0),
      tbt: blockingTime(timings, tasks),
      longTasks: tasks.length,
      cls: timings.cls,
      requests: files.length,
      jsKb: kb(files.filter(({ script }) => script)),
      totalKb: kb(files),
      tasks,
    };
  });
}

/** Records every request of a page by its id, with its size once received. */
function watchRequests(devtools: CDPSession) {
  const sent = new Map<string, { script: boolean; bytes: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('http')) sent.set(requestId, { script: type === 'Script', bytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    const file = sent.get(requestId);
    if (file) file.script = type === 'Script';
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = sent.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return sent;
}
