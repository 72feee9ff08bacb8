import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A slow line: 1.6 Mb/s, 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A mid-range phone's CPU is about four times slower than a developer's. */
const slowCpu = 4;

const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;

export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[];

/** Gives `work` a page with an empty cache on a slow device and line, then closes it. */
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

/** Looked for by the clock: a page that draws no frame would never be asked again. Milliseconds. */
const polling = { polling: 50 };

/** Waits until the page is hydrated. */
export const pageReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('idavuelta:ready').length > 0, undefined, polling);

/** Waits until header, menu, search and login answer. A page without a mark of its own for that is ready all at once. */
export const frameReady = (page: Page) =>
  page.waitForFunction(
    () => ['idavuelta:frame-ready', 'idavuelta:ready'].some((mark) => performance.getEntriesByName(mark).length > 0),
    undefined,
    polling,
  );
