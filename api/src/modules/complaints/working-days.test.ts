import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterWorkingDays, workingDaysBetween } from './working-days.ts';

const terms: [why: string, filed: string, last: string][] = [
  ['weekends do not count', '2027-02-01', '2027-02-22'],
  ['the day of filing does not count, and a Friday’s term begins on Monday', '2027-02-05', '2027-02-26'],
  ['over 23 July, Fiestas Patrias and 6 August', '2027-07-16', '2027-08-12'],
  ['over 8, 9 and 25 December', '2026-12-04', '2026-12-30'],
  ['over New Year', '2026-12-30', '2027-01-21'],
  ['over Jueves and Viernes Santo', '2027-03-15', '2027-04-07'],
];

for (const [why, filed, last] of terms)
  test(`[LEG-01] fifteen working days after ${filed} end on ${last}: ${why}`, async () => {
    assert.equal(await afterWorkingDays('PE', filed, 15), last);
    assert.equal(await workingDaysBetween('PE', filed, last), 15);
    assert.equal(await workingDaysBetween('PE', last, filed), -15);
  });

test('[LEG-01] no working day is left on the last day', async () =>
  assert.equal(await workingDaysBetween('PE', '2027-07-29', '2027-07-29'), 0));
