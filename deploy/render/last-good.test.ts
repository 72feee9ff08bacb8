import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLastGood } from './last-good.ts';

const page = { brotli: new Uint8Array(10) };
const minute = 60_000;

test('[FLT-17] the last good page is kept for an hour, and says when it was made', () => {
  let time = 1_000;
  const lastGood = createLastGood(() => time);
  lastGood.store('/faq', page);
  time += 60 * minute;
  assert.deepEqual(lastGood.find('/faq'), { ...page, madeAt: 1_000 });
  assert.equal(lastGood.find('/'), undefined);
  time += 1;
  assert.equal(lastGood.find('/faq'), undefined);
});

test('[FLT-17] a page that is no more is not kept', () => {
  const lastGood = createLastGood();
  lastGood.store('/event/fiesta', page);
  lastGood.forget('/event/fiesta');
  assert.equal(lastGood.find('/event/fiesta'), undefined);
});
