import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Pace, paceOf, perMinute } from './pace.ts';

/** The pace after so many turns have ended in each span of ten seconds, and the moment after the last of them. */
function after(...spans: number[]) {
  let pace: Pace = [];
  for (const [index, ended] of spans.entries()) {
    for (let turn = 0; turn < ended; turn += 1) pace = paceOf(pace, { now: index * 10_000 + turn, ended: 1 });
  }
  return { pace, now: spans.length * 10_000 };
}
const paceAfter = (...spans: number[]) => {
  const { pace, now } = after(...spans);
  return perMinute(pace, now);
};

test('[SAL-05] a steady pace is told exactly, in turns per minute', () => {
  assert.deepEqual(paceAfter(5, 5, 5), { low: 30, high: 30 });
});

test('[SAL-05] an uneven pace is told as a range, which narrows with time', () => {
  assert.deepEqual(paceAfter(2, 4, 6), { low: 15.1, high: 32.9 });
  assert.deepEqual(paceAfter(2, 4, 6, 2, 4, 6, 2, 4, 6), { low: 19.6, high: 28.4 });
  assert.deepEqual(paceAfter(0, 9, 0, 0), { low: 0, high: 41 }, 'nobody is called fewer than none');
});

test('[SAL-05] nothing is told of less than half a minute, and what goes on is not counted yet', () => {
  assert.equal(perMinute([], 50_000), undefined);
  assert.equal(paceAfter(5, 5), undefined);
  const { pace, now } = after(5, 5, 5);
  assert.deepEqual(perMinute(paceOf(pace, { now, ended: 99 }), now), { low: 30, high: 30 });
});

test('[SAL-05] spans in which nothing ended count, and those of more than five minutes ago do not', () => {
  assert.deepEqual(paceAfter(6, 6, 6, 0, 0, 0)?.low, 7.7);
  const { pace } = after(50, 50, ...Array.from({ length: 30 }, () => 1));
  assert.deepEqual(perMinute(pace, 320_000), { low: 6, high: 6 });
  assert.equal(pace.length, 30);
  assert.deepEqual(perMinute(pace, 3_600_000), { low: 0, high: 0 });
});
