import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessCanary } from './canary-rule.ts';
import { noTally } from './tallies.ts';

/** Builds the tally of one gateway that sent a page to each visitor. */
const of = (loads: number, failures: number) => ({
  ...noTally(),
  loads,
  failures,
  mostFailures: failures,
  pages: loads + failures,
});

for (const [what, canary, current, verdict] of [
  ['nothing was counted', of(0, 0), of(0, 0), 'undecided'],
  ['few have it, none failed', of(20, 0), of(500, 0), 'undecided'],
  ['enough have it, none failed', of(100, 0), of(500, 0), 'good'],
  ['a third of them fail', of(20, 10), of(500, 1), 'bad'],
  ['it never loads', of(0, 5), of(500, 0), 'bad'],
  ['four fail, which may be one visitor', of(4, 4), of(500, 0), 'undecided'],
  ['it fails as often as the current one', of(120, 30), of(400, 100), 'good'],
  ['it fails more than three times as often', of(80, 40), of(450, 50), 'bad'],
  ['one in a hundred fails, which is harmless', of(990, 10), of(500, 0), 'good'],
  [
    '[FLT-06] each of two gateways has three failures, which may be one address',
    { ...of(0, 6), mostFailures: 3 },
    of(500, 0),
    'undecided',
  ],
  ['[FLT-06] more say that they have it than were sent a page', { ...of(100, 0), pages: 99 }, of(500, 0), 'undecided'],
  [
    '[FLT-06] nobody asked for its files where gateways send them',
    of(100, 0),
    { ...of(500, 0), entries: 400 },
    'undecided',
  ],
  ['its files were asked for', { ...of(100, 0), entries: 100 }, { ...of(500, 0), entries: 400 }, 'good'],
  [
    '[FLT-06] a tenth of its pages cannot be rendered',
    { ...of(100, 0), renders: 50, failedRenders: 5 },
    of(500, 0),
    'undecided',
  ],
  ['servers render it and no browser gets it', { ...of(0, 0), renders: 5_000 }, of(500, 0), 'undecided'],
] as const) {
  test(`a canary is ${verdict} when ${what}`, () => assert.equal(assessCanary(canary, current, 100), verdict));
}
