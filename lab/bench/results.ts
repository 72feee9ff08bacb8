import { median } from '../median.ts';
import type { Measurement } from './load.ts';
import type { SizeResult } from './measure.ts';
import { table } from './table.ts';

type Result = SizeResult & { events: number };

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const cells = ({ perSecond, p50, p95, failed }: Measurement) => [
  number(perSecond),
  number(p50, 1),
  number(p95, 1),
  number(failed),
];

/** Milliseconds that a list or search with filters may take, and the counts of its choices. */
const mostFiltered = 300;
/** Times that a call may be slower at the largest size than at the smallest. */
const mostGrowth = 2;

const measuredOf = ({ rows, list, bare, orders, statements }: SizeResult) => [
  { name: 'events list, cached', measured: list },
  { name: '  a bare answer of its size', measured: bare },
  ...rows,
  { name: 'order creation', measured: orders },
  { name: '  its statements alone', measured: statements },
];

/** The calls of the API, without what they are compared with. */
const callsOf = (result: SizeResult) => measuredOf(result).filter(({ name }) => !name.startsWith(' '));

/** Whether a call was not answered with 200: then the figures say nothing. */
export const hasFailures = (result: SizeResult) => measuredOf(result).some(({ measured }) => measured.failed > 0);

const verdict = (reached: boolean) => (reached ? 'met' : 'MISSED');
const percent = (share: number) => `${number(share * 100)} %`;

/** Prints what was measured at each size, and how it stands against the targets. */
export function printResults(results: Result[]) {
  for (const { events, ...result } of results) {
    const head = [
      `${number(events)} events, ${number(events * 10)} orders`,
      'per second',
      'p50 ms',
      'p95 ms',
      'failed',
    ];
    console.log(`\n${table([head, ...measuredOf(result).map(({ name, measured }) => [name, ...cells(measured)])])}`);
  }
  console.log('');
  for (const { events, list, bare, shares, orders, statements, holds } of results) {
    const cached = median(shares);
    const ordered = orders.perSecond / statements.perSecond;
    console.log(`${number(events)} events`);
    console.log(
      `  cached list: ${number(list.perCore)} per core, a bare answer ${number(bare.perCore)}: ${percent(cached)}, in turns ${percent(shares[0] ?? 0)} to ${percent(shares.at(-1) ?? 0)} (at least 50 %: ${verdict(cached >= 0.5)})`,
    );
    console.log(
      `  ${number(holds.count)} holds that end together: released after ${number(holds.seconds, 1)} s by one process (under 60: ${verdict(holds.seconds < 60)})`,
    );
    console.log(`  order creation: ${percent(ordered)} of its statements (at least 60 %: ${verdict(ordered >= 0.6)})`);
  }
  const [smallest, largest] = [results[0], results.at(-1)];
  if (!smallest || !largest) return;
  for (const { name, measured } of largest.rows.filter((row) => row.name.includes('filters')))
    console.log(
      `${name}: p95 ${number(measured.p95)} ms at ${number(largest.events)} events (at most ${mostFiltered}: ${verdict(measured.p95 <= mostFiltered)})`,
    );
  if (smallest !== largest) printGrowth(smallest, largest);
}

/**
 * How much slower each call is with more events. The verdict is on the p95; where that is of a millisecond, the ratio of
 * the medians tells growth from jitter.
 */
function printGrowth(smallest: Result, largest: Result) {
  for (const { name, measured } of callsOf(largest)) {
    const before = callsOf(smallest).find((row) => row.name === name)?.measured;
    if (!before) continue;
    const ratio = measured.p95 / before.p95;
    console.log(
      `${name}: p95 at ${number(largest.events)} events is ${number(ratio, 1)} times that at ${number(smallest.events)}, p50 ${number(measured.p50 / before.p50, 1)} times (at most ${mostGrowth}: ${verdict(ratio <= mostGrowth)})`,
    );
  }
}
