import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addYears, comparedDays, dayBeside, daysOfPeriod } from '@idavuelta/shared/contracts/staff';
import { beside } from './comparison.ts';

test('[OFF-05] a period moves with the calendar; weeks begin on Monday', () => {
  // a Wednesday
  const days = (period: Parameters<typeof daysOfPeriod>[0], today = '2027-03-03') =>
    Object.values(daysOfPeriod(period, today)).join(' ');
  assert.equal(days('yesterday', '2027-03-01'), '2027-02-28 2027-02-28');
  assert.equal(days('last-7-days'), '2027-02-25 2027-03-03');
  assert.equal(days('this-week'), '2027-03-01 2027-03-03');
  assert.equal(days('last-week'), '2027-02-22 2027-02-28');
  assert.equal(days('last-week', '2027-03-07'), '2027-02-22 2027-02-28');
  assert.equal(days('last-month'), '2027-02-01 2027-02-28');
  assert.equal(days('last-month', '2027-01-31'), '2026-12-01 2026-12-31');
  assert.equal(days('this-year'), '2027-01-01 2027-03-03');
});

test('[OFF-05] a period is compared with as many days before it, or with the same a year before', () => {
  const week = { from: '2027-03-01', until: '2027-03-07' };
  assert.deepEqual(comparedDays(week, 'previous'), { from: '2027-02-22', until: '2027-02-28' });
  assert.deepEqual(comparedDays(week, 'year'), { from: '2026-03-01', until: '2026-03-07' });
  assert.equal(dayBeside('2027-02-23', week, 'previous'), '2027-03-02');
  assert.equal(dayBeside('2026-03-07', week, 'year'), '2027-03-07');
  assert.deepEqual([addYears('2028-02-29', -1), addYears('2027-02-28', 1)], ['2027-02-28', '2028-02-28']);
  const leapDay = { from: '2028-02-29', until: '2028-02-29' };
  assert.equal(dayBeside('2027-02-28', leapDay, 'year'), '2028-02-29');
});

test('[OFF-05] what only the days before have stands in a row of zeros', () => {
  const row = (key: string, net: number, tax = 0) => ({ key, net, tax });
  const rows = beside([row('a', 5, 1)], [row('a', 3, 1), row('b', 7, 2), row('b', 1, 1)], {
    identity: ({ key }) => key,
    figures: ['net'],
    others: ['tax'],
  });
  assert.deepEqual(rows, [
    { key: 'a', net: 5, tax: 1, before: { net: 3 } },
    { key: 'b', net: 0, tax: 0, before: { net: 8 } },
  ]);
});
