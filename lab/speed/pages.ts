import { publicPages } from '@idavuelta/e2e/screenshots/pages.ts';
import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { measureBeside, tasksInTheMiddle } from './beside.ts';
import { type Device, deviceNames } from './conditions.ts';
import { type FramePart, firstAnswer, frameParts } from './frame.ts';
import { type Interaction, interact } from './interactions.ts';
import type { LongTask } from './long-tasks.ts';
import { stepToEvent } from './step.ts';
import { printFigures, printHead, visitColumns } from './table.ts';
import { visit } from './visit.ts';
import { useWizard, wizardActions } from './wizard.ts';

/** The pages whose frame and interactions are measured by default. */
const busiest = ['landing', 'event'];
const stepGoal = 300;
/** From an interaction with the wizard to the next paint, in milliseconds. */
const paintGoal = 200;

/**
 * Prints the figures of the named pages on a phone beside the reference page and on a desktop, what blocks them, and
 * interaction times; medians of `runs` visits.
 * @param only names of pages; none for all
 */
export async function measurePages(browser: Browser, site: string, only: string[], runs: number) {
  const names = Object.keys(publicPages).filter((name) =>
    only.length ? only.includes(name) : !/empty|message|past|range/.test(name),
  );
  const pressed = only.length ? names : busiest;
  const tasks = await measureBeside(browser, { site, names, others: [], runs });
  console.log('');
  printHead();
  for (const name of names) tasks.set(`${name}, desktop`, await onDesktop(browser, site, name, runs));
  printTasks(tasks);
  await printFrames(browser, site, pressed, runs);
  await printInteractions(browser, site, pressed, runs);
  if (names.includes('event')) await printWizard(browser, site, runs);
  for (const device of deviceNames) {
    const steps = await times(runs, () => stepToEvent(browser, site, device));
    const took = median(steps);
    console.log(`landing → event, warm, ${device}: ${took.toFixed(0)} ms to its heading${took > stepGoal ? ' !' : ''}`);
  }
  console.log(`! = misses its goal on the phone; step ≤ ${stepGoal}, wizard ≤ ${paintGoal}`);
}

/** Prints a page's line. @returns the long tasks of the median visit */
async function onDesktop(browser: Browser, site: string, name: string, runs: number) {
  const visits = await times(runs, () => visit(browser, site + publicPages[name], 'desktop'));
  printFigures(
    name,
    'desktop',
    Object.fromEntries(visitColumns.map((column) => [column, median(visits.map((one) => one[column]))])),
  );
  return tasksInTheMiddle(visits);
}

async function printFrames(browser: Browser, site: string, names: string[], runs: number) {
  console.log('\nuntil the last of menu, search and login answers, pressed as soon as the page is painted, ms');
  for (const name of names)
    for (const device of deviceNames) {
      const frame = await frameOf(browser, site + publicPages[name], device, runs);
      console.log(`${name.padEnd(16)} ${device.padEnd(8)} ${frame.toFixed(0)}`);
    }
}

/** Returns when the last part of a page's frame responds: the median of each part's visits. */
async function frameOf(browser: Browser, url: string, device: Device, runs: number) {
  const answers: number[] = [];
  for (const part of frameParts) answers.push(median(await times(runs, () => firstAnswer(browser, url, device, part))));
  return Math.max(...answers);
}

function printTasks(tasksOf: Map<string, LongTask[]>) {
  console.log('\nlong tasks after the first paint, of the visit in the middle');
  for (const [page, tasks] of tasksOf) {
    console.log(`${page}: ${tasks.length || 'none'}`);
    for (const { start, work, name } of tasks)
      console.log(`${start.toFixed(0).padStart(7)} ms ${work.toFixed(0).padStart(5)} ms  ${name}`);
  }
}

async function printInteractions(browser: Browser, site: string, names: string[], runs: number) {
  console.log('\nfrom a click to the next paint / until what it opens is there, ms, as soon as the frame is hydrated');
  console.log(`${'page'.padEnd(16)} ${'on'.padEnd(8)} ${frameParts.map((name) => name.padStart(14)).join('')}`);
  for (const name of names) {
    for (const device of deviceNames) {
      const visits = await times(runs, () => interact(browser, site + publicPages[name], device));
      const middle = (part: FramePart, of: keyof Interaction) => median(visits.map((one) => one[part][of])).toFixed(0);
      const cells = frameParts.map((one) => `${middle(one, 'paint')} / ${middle(one, 'open')}`.padStart(14));
      console.log(`${name.padEnd(16)} ${device.padEnd(8)} ${cells.join('')}`);
    }
  }
}

async function printWizard(browser: Browser, site: string, runs: number) {
  console.log('\nin the wizard, from an interaction to the next paint, ms, the longest of each kind');
  for (const device of deviceNames) {
    const visits = await times(runs, () => useWizard(browser, site + publicPages.event, device));
    const cells = wizardActions.map((action) => {
      const paint = median(visits.map((one) => one[action]));
      return `${action} ${paint.toFixed(0)}${paint > paintGoal ? ' !' : ''}`;
    });
    console.log(`${'wizard'.padEnd(16)} ${device.padEnd(8)} ${cells.join(', ')}`);
  }
}

async function times<Result>(runs: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}
