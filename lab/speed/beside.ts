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
  /** Whether it says when it can be used. */
  marksReady: boolean;
  /** One for each turn. */
  visits: (Visit & { tasks: LongTask[] })[];
}

interface Compare {
  site: string;
  /** Of pages. */
  names: string[];
  /** Addresses of pages elsewhere. */
  others: string[];
  runs: number;
}

/**
 * Visits pages of the site, the reference page and other addresses in turns on the phone, so that the machine is equally
 * fast for all, and prints their medians, and each page's figures as ratios to each other address: the median of the
 * turns' ratios, with the least and the largest. Only ratios can be compared between machines.
 * @returns the long tasks of each page, of the visit in the middle
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
    for (const one of all) await visited(browser, one); // a server's own first page is nobody's visit
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

/** Another one begins each turn: what comes after a long page would else always be the same. */
const inTurn = (all: Measured[], run: number) => [...all.slice(run % all.length), ...all.slice(0, run % all.length)];

/** Null for what no visit knows. */
const middle = (visits: Visit[], column: (typeof visitColumns)[number]) => {
  const value = median(visits.map((one) => one[column]));
  return column === 'ready' && value === 0 ? null : value;
};

/** The long tasks of the visit with the blocking time in the middle. */
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
