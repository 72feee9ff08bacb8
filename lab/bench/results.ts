import type { Measurement } from './load.ts';
import type { Results } from './measure.ts';
import { names } from './site.ts';
import { table } from './table.ts';
import { failedOf, middleOf, type Row, ratioOf } from './turns.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Maximum milliseconds of a filtered list or search, and of its facet counts. */
const maxFilteredMs = 300;
/** Maximum slowdown of a call from the smallest to the largest size. */
const maxGrowth = 2;

/** Tells whether a call returned anything but 200, which makes the figures meaningless. */
export const hasFailures = ({ rows }: Results) => rows.some((row) => failedOf(row) > 0);

const verdict = (reached: boolean) => (reached ? 'met' : 'MISSED');

/** Prints the measurements of each size, and compares them with the targets. */
export function printResults({ rows, holds }: Results) {
  const ofSize = Map.groupBy(rows, ({ events }) => events);
  for (const [events, measured] of ofSize) {
    const head = [
      `${number(events)} events, ${number(events * 10)} orders`,
      'per second',
      'p50 ms',
      'p95 ms',
      'failed',
    ];
    console.log(`\n${table([head, ...measured.map(cells)])}`);
  }
  console.log('');
  for (const [events, measured] of ofSize) {
    console.log(`${number(events)} events`);
    printShare(measured, names.list, names.bareAnswer, 'perCore', 0.5);
    printShare(measured, names.orders, names.statements, 'perSecond', 0.6);
  }
  for (const { events, count, seconds } of holds)
    console.log(
      `${number(events)} events, ${number(count)} holds that end together: released after ${number(seconds, 1)} s by one process (under 60: ${verdict(seconds < 60)})`,
    );
  const [smallest = [], ...larger] = ofSize.values();
  const largest = larger.at(-1);
  for (const row of (largest ?? smallest).filter(({ name }) => name.includes('filters')))
    console.log(
      `${row.name}: p95 ${number(middleOf(row, 'p95'))} ms at ${number(row.events)} events (at most ${maxFilteredMs}: ${verdict(middleOf(row, 'p95') <= maxFilteredMs)})`,
    );
  if (largest) printGrowth(smallest, largest);
}

const cells = (row: Row) => [
  row.name,
  number(middleOf(row, 'perSecond')),
  number(middleOf(row, 'p50'), 1),
  number(middleOf(row, 'p95'), 1),
  number(failedOf(row)),
];

function printShare(rows: Row[], name: string, of: string, figure: keyof Measurement, min: number) {
  const [ours, others] = [name, of].map((wanted) => rows.find((row) => row.name === wanted));
  if (!ours || !others) return;
  const share = ratioOf(ours, others, figure);
  const [middle, lowest, highest] = [share.middle, share.min, share.max].map((value) => number(value * 100));
  console.log(
    `  ${name}: ${middle} % (${lowest} to ${highest}) of ${of.trim()} (at least ${min * 100} %: ${verdict(share.middle >= min)})`,
  );
}

/**
 * Prints how much slower each call gets with more events. The verdict is on the p95; when that is about a millisecond,
 * the ratio of the medians separates growth from jitter.
 */
function printGrowth(smallest: Row[], largest: Row[]) {
  const rows = largest
    .filter(({ name }) => !name.startsWith(' '))
    .map((row) => ({
      row,
      before: smallest.find(({ name }) => name === row.name),
    }));
  for (const { row, before } of rows) {
    if (!before) continue;
    const [p95, p50] = [ratioOf(row, before, 'p95'), ratioOf(row, before, 'p50')];
    console.log(
      `${row.name}: at ${number(row.events)} events the p95 is ${number(p95.middle, 1)} (${number(p95.min, 1)} to ${number(p95.max, 1)}) times that at ${number(before.events)}, the p50 ${number(p50.middle, 1)} times (at most ${maxGrowth}: ${verdict(p95.middle <= maxGrowth)})`,
    );
  }
}
