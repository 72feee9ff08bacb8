import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Prints the machine's speed: Lighthouse's index in the browser without CPU throttling, and the load. */
export async function printMachine(browser: Browser) {
  const page = await browser.newPage();
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  await page.close();
  console.log(`this machine: benchmark index ${Number(index).toFixed(0)}, load ${loadavg()[0]?.toFixed(1)}`);
}
