import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempts, failureRate } from './figures.ts';

test('[MOD-06] a page that is loaded and throws at each visit fails at each, not at half of them', () => {
  assert.deepEqual([attempts({ loads: 40, failures: 40 }), failureRate({ loads: 40, failures: 40 })], [40, 1]);
  assert.equal(failureRate({ loads: 40, failures: 10 }), 0.25);
  assert.equal(failureRate({ loads: 0, failures: 5 }), 1);
  assert.equal(failureRate({ loads: 0, failures: 0 }), 0);
});
