import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A mid-range phone on a slow line: CPU four times slower, 1.6 Mb/s, 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowCpu = 4;

const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof devices;

/** Milliseconds since the visit began, unless said otherwise. */
export interface Visit {
  lcp: number;
  fcp: number;
  /** When the page was hydrated. */
  ready: number;
  /** Total blocking time: what tasks took beyond 50 ms each. */
  tbt: number;
  cls: number;
  requests: number;
  /** Kilobytes (1,000) on the wire. */
  jsKb: number;
  totalKb: number;
}

interface Timings {
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}
declare global {
  interface Window {
    timings: Timings;
  }
}

async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  return { page, devtools };
}

/** One visit with an empty cache. */
export async function visit(browser: Browser, url: string, device: Device): Promise<Visit> {
  const context = await browser.newContext(devices[device]);
  try {
    const { page, devtools } = await slowPage(context);
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
    await page.addInitScript(observe);
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName('idavuelta:ready').length > 0);
    await page.waitForLoadState('networkidle');
    const timings = await page.evaluate(() => ({
      ...window.timings,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ready: performance.getEntriesByName('idavuelta:ready')[0]?.startTime ?? 0,
    }));
    const files = [...sent.values()];
    const kb = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      lcp: timings.lcp,
      fcp: timings.fcp,
      ready: timings.ready,
      tbt: timings.longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      cls: timings.cls,
      requests: files.length,
      jsKb: kb(files.filter(({ script }) => script)),
      totalKb: kb(files),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. */
function observe() {
  const timings: Timings = { lcp: 0, cls: 0, longTasks: [] };
  window.timings = timings;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    timings.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) timings.cls += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => timings.longTasks.push({ start: startTime, duration }));
}

/**
 * From the landing page to an event with a warm cache: milliseconds from the click on its card to its heading.
 */
export async function stepToEvent(browser: Browser, site: string, device: Device): Promise<number> {
  const context = await browser.newContext(devices[device]);
  try {
    const { page } = await slowPage(context);
    await page.goto(site);
    await page.waitForFunction(() => performance.getEntriesByName('idavuelta:ready').length > 0);
    await page.waitForLoadState('networkidle');
    await openCard(page, 1);
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    return await openCard(page, 2);
  } finally {
    await context.close();
  }
}

async function openCard(page: Page, index: number) {
  const card = page.getByRole('main').getByRole('article').nth(index);
  const name = (await card.getByRole('heading').textContent())?.trim() ?? '';
  await card.scrollIntoViewIfNeeded();
  await page.evaluate((awaited) => {
    document.addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
    const look = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent?.trim() !== awaited) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('heading'))); // painted
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, name);
  await card.getByRole('link').click();
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0);
  const took = await page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    const between = at('heading') - at('clicked');
    performance.clearMarks('clicked');
    performance.clearMarks('heading');
    return between;
  });
  await page.waitForLoadState('networkidle');
  return took;
}
