import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A slow connection: 1.6 Mb/s, 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A mid-range phone's CPU is about four times slower than a developer's. */
const slowCpu = 4;

const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[];

/** Passes `work` a page with an empty cache on a slow device and connection, then closes it. */
export async function withSlowPage<Result>(
  browser: Browser,
  device: Device,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(devices[device]);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
    return await work(page, devtools);
  } finally {
    await context.close();
  }
}

/** Milliseconds between checks of a page, and until it is given up. */
const lookEvery = 50;
export const giveUpAfter = 30_000;

/** Waits for the first paint. Requires `observe` in the page. */
export const painted = (devtools: CDPSession) => become(devtools, 'window.timings?.fcp > 0', 'is not painted');

/** Waits until the page is hydrated. */
export const pageReady = (devtools: CDPSession) => marked(devtools, ['idavuelta:ready']);

/** Waits until the frame is hydrated. A page without this mark is ready as a whole. */
export const frameReady = (devtools: CDPSession) => marked(devtools, ['idavuelta:frame-ready', 'idavuelta:ready']);

/** Waits for any of the marks. */
const marked = (devtools: CDPSession, names: string[]) =>
  become(
    devtools,
    `${JSON.stringify(names)}.some((name) => performance.getEntriesByName(name).length > 0)`,
    `has no mark ${names.join(' or ')}`,
  );

/**
 * Waits until an expression is true in the page. It is evaluated through DevTools: Playwright's `waitForFunction` runs
 * a large script in the page, a task of 20 to 40 ms on a phone during the measured hydration.
 */
async function become(devtools: CDPSession, expression: string, failure: string) {
  for (const until = Date.now() + giveUpAfter; Date.now() < until; await wait(lookEvery)) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
  }
  throw new Error(`the page ${failure}`);
}
