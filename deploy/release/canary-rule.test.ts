import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assessCanary } from './canary-rule.ts';
import { noTally } from './tallies.ts';

/** Builds the tally of one gateway that sent a page to each visitor. */
const aTally = (loads: number, failures: number) => ({
  ...noTally(),
  loads,
  failures,
  maxFailures: failures,
  pages: loads + failures,
});

for (const [what, canary, current, verdict] of [
  ['nothing was counted', aTally(0, 0), aTally(0, 0), 'undecided'],
  ['few have it, none failed', aTally(20, 0), aTally(500, 0), 'undecided'],
  ['enough have it, none failed', aTally(100, 0), aTally(500, 0), 'good'],
  ['a third of them fail', aTally(20, 10), aTally(500, 1), 'bad'],
  ['it never loads', aTally(0, 5), aTally(500, 0), 'bad'],
  ['four fail, which may be one visitor', aTally(4, 4), aTally(500, 0), 'undecided'],
  ['it fails as often as the current one', aTally(120, 30), aTally(400, 100), 'good'],
  ['it fails more than three times as often', aTally(80, 40), aTally(450, 50), 'bad'],
  ['one in a hundred fails, which is harmless', aTally(990, 10), aTally(500, 0), 'good'],
  [
    '[FLT-06] each of two gateways has three failures, which may be one address',
    { ...aTally(0, 6), maxFailures: 3 },
    aTally(500, 0),
    'undecided',
  ],
  [
    '[FLT-06] more say that they have it than were sent a page',
    { ...aTally(100, 0), pages: 99 },
    aTally(500, 0),
    'undecided',
  ],
  [
    '[FLT-06] nobody asked for its files where gateways send them',
    aTally(100, 0),
    { ...aTally(500, 0), entries: 400 },
    'undecided',
  ],
  ['its files were asked for', { ...aTally(100, 0), entries: 100 }, { ...aTally(500, 0), entries: 400 }, 'good'],
  [
    '[FLT-06] a tenth of its pages cannot be rendered',
    { ...aTally(100, 0), renders: 50, failedRenders: 5 },
    aTally(500, 0),
    'undecided',
  ],
  ['servers render it and no browser gets it', { ...aTally(0, 0), renders: 5_000 }, aTally(500, 0), 'undecided'],
] as const) {
  test(`a canary is ${verdict} when ${what}`, () => assert.equal(assessCanary(canary, current, 100), verdict));
}
