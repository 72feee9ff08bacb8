import { chromium } from '@playwright/test';
import { findBrowser, launchFlags } from '../browser/find.ts';
import { publicPages } from '../screenshots/pages.ts';
import { type Device, stepToEvent, type Visit, visit } from './visit.ts';

/** Targets for the two busiest pages. */
const targets: Partial<Visit> = { fcp: 600, lcp: 1000, cls: 0.01, ready: 2500, tbt: 400 };
const busiest = ['landing', 'event'];
const stepTarget = 300;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const names = ['lcp', 'fcp', 'ready', 'tbt', 'cls', 'requests', 'jsKb', 'totalKb'] as const;
const printed = (name: keyof Visit, value: number) =>
  name === 'cls' ? value.toFixed(3) : name.endsWith('Kb') ? value.toFixed(1) : value.toFixed(0);

/** Prints a table: the median of `runs` visits per page and device. `!` marks what misses its target. */
export async function measurePages(site: string, only: string[], runs: number) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });
  try {
    await visit(browser, site, 'phone'); // the server's own first page is nobody's visit
    console.log(`${'page'.padEnd(16)} ${'on'.padEnd(8)} ${names.map((name) => name.padStart(9)).join('')}`);
    for (const [name, path] of Object.entries(publicPages)) {
      if (only.length ? !only.includes(name) : /empty|message|past|range/.test(name)) continue;
      for (const device of ['phone', 'desktop'] satisfies Device[]) {
        const visits: Visit[] = [];
        for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, site + path, device));
        const cells = names.map((column) => {
          const value = median(visits.map((one) => one[column]));
          const target = busiest.includes(name) ? targets[column] : undefined;
          return `${printed(column, value)}${target !== undefined && value > target ? '!' : ' '}`.padStart(9);
        });
        console.log(`${name.padEnd(16)} ${device.padEnd(8)} ${cells.join('')}`);
      }
    }
    for (const device of ['phone', 'desktop'] satisfies Device[]) {
      const steps: number[] = [];
      for (let run = 0; run < runs; run += 1) steps.push(await stepToEvent(browser, site, device));
      const took = median(steps);
      console.log(
        `landing → event, warm, ${device}: ${took.toFixed(0)} ms to its heading${took > stepTarget ? ' !' : ''}`,
      );
    }
    const goals = Object.entries(targets).map(([name, value]) => `${name} ≤ ${value}`);
    console.log(`targets of ${busiest.join(' and ')}: ${goals.join(', ')}; step ≤ ${stepTarget}. ! = missed`);
  } finally {
    await browser.close();
  }
}
