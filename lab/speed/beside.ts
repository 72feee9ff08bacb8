import { findWholeBrowser, launchFlags } from '@idavuelta/e2e/browser/find.ts';
import { publicPages } from '@idavuelta/e2e/screenshots/pages.ts';
import { type Browser, chromium } from '@playwright/test';
import { printMachine } from './machine.ts';
import { median } from './median.ts';
import { printFigures, printHead, visitColumns } from './table.ts';
import { type Visit, visit } from './visit.ts';

const compared = ['fcp', 'lcp', 'tbt', 'ready'] as const;

interface Measured {
  name: string;
  url: string;
  isOurs: boolean;
  /** One for each turn. */
  visits: Visit[];
}

/**
 * Visits pages of the site and other addresses in turns on the phone, so that the machine is equally fast for all, and
 * prints their medians, and each page's figures as ratios to each other address: the median of the turns' ratios, with
 * the least and the largest. Only ratios can be compared between machines.
 * @param only names of pages; the landing page when there are none
 * @param others addresses of pages elsewhere
 */
export async function measureBeside(site: string, only: string[], others: string[], runs: number) {
  const names = only.length ? only : ['landing'];
  const ours = names.map((name): Measured => ({ name, url: site + publicPages[name], isOurs: true, visits: [] }));
  const theirs = others.map((url, index): Measured => ({ name: `other ${index + 1}`, url, isOurs: false, visits: [] }));
  const all = [...ours, ...theirs];
  const browser = await chromium.launch({ executablePath: findWholeBrowser(), args: launchFlags });
  try {
    await printMachine(browser);
    for (const one of all) await visited(browser, one); // a server's own first page is nobody's visit
    for (let run = 0; run < runs; run += 1)
      for (const one of inTurn(all, run)) one.visits.push(await visited(browser, one));
  } finally {
    await browser.close();
  }
  printHead();
  for (const { name, visits } of all)
    printFigures(name, 'phone', Object.fromEntries(visitColumns.map((column) => [column, middle(visits, column)])));
  for (const [index, { url }] of theirs.entries()) console.log(`other ${index + 1}: ${url}`);
  console.log('\nratio of a page to the other address: median of the turns (least–largest)');
  console.log(`${''.padEnd(30)}${compared.map((column) => column.padStart(20)).join('')}`);
  for (const one of ours)
    for (const other of theirs)
      console.log(
        `${`${one.name} : ${other.name}`.padEnd(30)}${compared.map((column) => ratio(one, other, column).padStart(20)).join('')}`,
      );
}

const visited = (browser: Browser, { url, isOurs }: Measured) => visit(browser, url, 'phone', isOurs);

/** Another one begins each turn: what comes after a long page would else always be the same. */
const inTurn = (all: Measured[], run: number) => [...all.slice(run % all.length), ...all.slice(0, run % all.length)];

/** Null for what no visit knows. */
const middle = (visits: Visit[], column: (typeof visitColumns)[number]) => {
  const value = median(visits.map((one) => one[column]));
  return column === 'ready' && value === 0 ? null : value;
};

function ratio(one: Measured, other: Measured, column: (typeof compared)[number]) {
  const ratios = one.visits.map((ofOne, turn) => ofOne[column] / (other.visits[turn]?.[column] ?? 0));
  if (!ratios.every(Number.isFinite)) return '–';
  const two = (value: number) => value.toFixed(2);
  return `${two(median(ratios))} (${two(Math.min(...ratios))}–${two(Math.max(...ratios))})`;
}
