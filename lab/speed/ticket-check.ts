import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { browserWithCamera, pictureOfCode } from '@idavuelta/e2e/support/camera.ts';
import { links } from '@idavuelta/shared/contracts';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../median.ts';
import { withSlowPage } from './conditions.ts';

/** Milliseconds since the page was opened. */
interface Start {
  /** When the scan button appeared; it is pressed at once. */
  button: number;
  /** When the camera's picture appeared. */
  picture: number;
  /** When the result of the first code appeared: a scan was possible slightly earlier. */
  read: number;
  /** CPU time of the page's main thread until then, which holds on a busy machine too. */
  cpu: number;
}

const columns = ['button', 'picture', 'read', 'cpu'] as const satisfies (keyof Start)[];
const goals = { cold: 3_000, installed: 1_000 };
const giveUpAfter = 60_000;

/**
 * Prints how soon a driver's phone reads its first code: on a first visit over a slow connection, and from the
 * installed page while offline. CPU throttling is the same in both.
 */
export async function measureTicketCheck(site: string, runs: number) {
  const browser = await browserWithCamera(await pictureOfCode('https://example.com/menu'));
  try {
    await coldStart(browser, site); // excludes the server's own first rendering
    console.log(`${'start'.padEnd(12)} ${[...columns, 'goal'].map((column) => column.padStart(9)).join('')}  each run`);
    for (const [name, start] of [
      ['cold', coldStart],
      ['installed', installedStart],
    ] as const) {
      const starts: Start[] = [];
      for (let run = 0; run < runs; run += 1) starts.push(await start(browser, site));
      const cells = columns.map((column) => median(starts.map((one) => one[column])).toFixed(0));
      const each = starts.map(({ read }) => read.toFixed(0)).join(' ');
      console.log(
        `${name.padEnd(12)} ${[...cells, `≤ ${goals[name]}`].map((cell) => cell.padStart(9)).join('')}  ${each}`,
      );
    }
    console.log('milliseconds; cold: 1.6 Mb/s, 150 ms, CPU ×4, empty cache; installed: no network, CPU ×4');
    console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)} (more than its cores makes everything slower)`);
  } finally {
    await browser.close();
  }
}

const coldStart = (browser: Browser, site: string) =>
  withSlowPage(browser, 'phone', (page, devtools) => startOf(page, devtools, site));

const installedStart = (browser: Browser, site: string) =>
  withSlowPage(browser, 'phone', async (page, devtools) => {
    const first = await page.context().newPage();
    await first.goto(site + links.qrVerification());
    await first.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await first.close();
    await page.context().setOffline(true);
    return startOf(page, devtools, site);
  });

async function startOf(page: Page, devtools: CDPSession, site: string): Promise<Start> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(scanAtOnce);
  await page.goto(site + links.qrVerification());
  const expression = `JSON.stringify(Object.fromEntries(performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime])))`;
  for (const until = Date.now() + giveUpAfter; Date.now() < until; await wait(100)) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { metrics } = await devtools.send('Performance.getMetrics');
    const marks = JSON.parse(result.value) as Omit<Start, 'cpu'>;
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    if (marks.read) return { ...marks, cpu: seconds * 1000 };
  }
  throw new Error('no code was read');
}

/** Runs in the page before anything else: presses the button as soon as it exists, and records the events. */
function scanAtOnce() {
  const markOnce = (name: string) => {
    if (!performance.getEntriesByName(name).length) performance.mark(name);
  };
  document.addEventListener('playing', () => markOnce('picture'), { capture: true });
  new MutationObserver(() => {
    const button = [...document.querySelectorAll<HTMLElement>('main button')].find((one) =>
      one.textContent?.includes('Escanear Código'),
    );
    if (button && !performance.getEntriesByName('button').length) {
      markOnce('button');
      button.click();
    }
    if (document.body?.textContent?.includes('EVENTO INVALIDO')) markOnce('read');
  }).observe(document, { childList: true, subtree: true });
}
