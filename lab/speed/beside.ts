import { join } from 'node:path';
import { publicPages } from '@idavuelta/e2e/screenshots/pages.ts';
import { root } from '@idavuelta/e2e/test-site/environment.ts';
import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { startReference } from '../reference/serve.ts';
import type { LongTask } from './long-tasks.ts';
import { compared, goalOf, ratioOf, ratioText } from './ratios.ts';
import { printFigures, printHead, visitColumns } from './table.ts';
import { type Visit, visit } from './visit.ts';

interface Measured {
  name: string;
  url: string;
  /** Whether the page marks when it is ready. */
  marksReady: boolean;
  /** One per turn. */
  visits: (Visit & { tasks: LongTask[] })[];
}

interface Compare {
  site: string;
  /** Names of the site's pages. */
  names: string[];
  /** URLs of other pages. */
  others: string[];
  runs: number;
}

/**
 * Visits pages of the site, the reference page and other URLs in turns on a simulated phone, so that the machine is
 * equally fast for all. Prints their medians, and the ratio of each figure to that of every other URL: median, minimum
 * and maximum of the turns. Only ratios can be compared between machines.
 * @returns the long tasks of each page's median visit
 */
export async function measureBeside(browser: Browser, { site, names, others, runs }: Compare) {
  const reference = await startReference(site, join(root, '.local/reference'));
  const ours = names.map((name): Measured => measured(name, site + publicPages[name]));
  const theirs = [
    measured('reference', reference.url),
    ...others.map((url, index) => ({ ...measured(`other ${index + 1}`, url), marksReady: false })),
  ];
  const all = [...ours, ...theirs];
  try {
    for (const one of all) await visited(browser, one); // excludes the server's own first rendering
    for (let run = 0; run < runs; run += 1)
      for (const one of inTurn(all, run)) one.visits.push(await visited(browser, one));
  } finally {
    await reference.stop();
  }
  printHead();
  for (const { name, visits } of all)
    printFigures(name, 'phone', Object.fromEntries(visitColumns.map((column) => [column, middle(visits, column)])));
  for (const [index, url] of others.entries()) console.log(`other ${index + 1}: ${url}`);
  printRatios(ours, theirs);
  return new Map(ours.map(({ name, visits }) => [`${name}, phone`, tasksInTheMiddle(visits)]));
}

const measured = (name: string, url: string): Measured => ({ name, url, marksReady: true, visits: [] });
const visited = (browser: Browser, { url, marksReady }: Measured) => visit(browser, url, 'phone', marksReady);

/** Rotates the order in each turn; otherwise the same page would always follow a long one. */
const inTurn = (all: Measured[], run: number) => [...all.slice(run % all.length), ...all.slice(0, run % all.length)];

/** Null when no visit has the figure. */
const middle = (visits: Visit[], column: (typeof visitColumns)[number]) => {
  const value = median(visits.map((one) => one[column]));
  return column === 'ready' && value === 0 ? null : value;
};

/** Returns the long tasks of the visit with the median blocking time. */
export const tasksInTheMiddle = (visits: Measured['visits']) =>
  visits.toSorted((a, b) => a.tbt - b.tbt)[Math.floor(visits.length / 2)]?.tasks ?? [];

function printRatios(ours: Measured[], theirs: Measured[]) {
  console.log('\nratio to the other page: median of the turns (least–largest); ! = misses its goal');
  console.log(`${''.padEnd(30)}${compared.map((figure) => figure.padStart(20)).join('')}`);
  for (const one of ours)
    for (const other of theirs) {
      const cells = compared.map((figure) => {
        const ratio = ratioOf(one.visits, other.visits, figure);
        return ratioText(ratio, goalOf(one.name, figure, other.name)).padStart(20);
      });
      console.log(`${`${one.name} : ${other.name}`.padEnd(30)}${cells.join('')}`);
    }
}
