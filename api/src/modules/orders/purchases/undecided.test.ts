import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasUndecided, isUndecided } from './undecided.ts';

const flagged = { flaggedAt: new Date(), flagReasons: ['payment-undecided' as const] };

test('[PAY-13] an attempt is undecided while the flag that its end raised stands', () => {
  assert.equal(isUndecided({ state: 'abandoned' }, flagged), true);
  assert.equal(isUndecided({ state: 'refused' }, flagged), false, 'another reason');
  assert.equal(isUndecided({ state: 'rejected' }, flagged), false, 'nothing was charged');
  assert.equal(isUndecided({ state: 'abandoned' }, { ...flagged, flaggedAt: null }), false, 'staff has looked');
});

test('[PAY-13] an order is undecided by its flag until it is paid', () => {
  assert.equal(hasUndecided({ state: 'cancelled', ...flagged }), true);
  assert.equal(hasUndecided({ state: 'paid', ...flagged }), false);
  assert.equal(hasUndecided({ state: 'cancelled', flaggedAt: new Date(), flagReasons: ['charged-back'] }), false);
});
