import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChangeable, isPayable, latestAttempt } from './purchase.ts';
import type { PurchaseRow } from './purchases.repository.ts';

type Attempt = PurchaseRow['attempts'][number];

const readAt = new Date('2027-03-06T12:00:00Z');
const later = new Date('2027-03-06T12:01:00Z');
const attempt = (state: Attempt['state'], provider: Attempt['provider'] = 'mercadopago'): Attempt => ({
  provider,
  state,
  minor: 4550,
  currency: 'PEN',
  rate: null,
  rateDate: null,
  response: null,
});
/** Newest attempt first. */
const purchase = (attempts: Attempt[], changes: Partial<PurchaseRow> = {}) => ({
  state: 'awaiting_payment' as PurchaseRow['state'],
  attempts,
  flaggedAt: null,
  flagReasons: [],
  heldUntil: later,
  readAt,
  salesEnd: later,
  ...changes,
});
const undecided = { flaggedAt: readAt, flagReasons: ['payment-undecided' as const] };

test('[PAY-05, PAY-11] the attempt of an order that is not paid is the latest, but for what paid or was never applied', () => {
  const shown = (state: Attempt['state']) => latestAttempt(purchase([attempt(state)]))?.state;
  assert.deepEqual(
    (['started', 'confirming', 'refused', 'rejected', 'abandoned', 'paid', 'unapplied'] as const).map(shown),
    ['open', 'confirming', 'rejected', 'rejected', 'abandoned', undefined, undefined],
  );
  assert.equal(latestAttempt(purchase([attempt('unapplied'), attempt('rejected')]))?.state, 'rejected');
  assert.equal(latestAttempt(purchase([attempt('rejected')], { state: 'paid' })), undefined);
});

test('[PAY-13] an attempt that may have moved money is shown before a later one', () => {
  const attempts = [attempt('rejected', 'webpay'), attempt('abandoned', 'redsys')];
  assert.deepEqual(latestAttempt(purchase(attempts, undecided)), { paymentCode: 'redsys', state: 'undecided' });
  assert.equal(latestAttempt(purchase(attempts))?.paymentCode, 'webpay');
});

test('[PAY-11] an order is payable while its seats are held and no attempt may have moved money', () => {
  assert.equal(isPayable(purchase([attempt('rejected')])), true);
  assert.equal(isPayable(purchase([], { heldUntil: readAt })), false);
  assert.equal(isPayable(purchase([], { heldUntil: null })), false);
  assert.equal(isPayable(purchase([], { state: 'cancelled' })), false);
  assert.equal(isPayable(purchase([attempt('confirming')])), false);
  assert.equal(isPayable(purchase([attempt('abandoned')], undecided)), false);
});

test('[ACC-21] passengers change until sales end, before somebody rides and while the ticket is not paid back', () => {
  const ticket = { refundId: null, checked: false };
  const paid = purchase([], { state: 'paid' });
  assert.equal(isChangeable(paid, ticket), true);
  assert.equal(isChangeable({ ...paid, salesEnd: readAt }, ticket), false);
  assert.equal(isChangeable(paid, { ...ticket, checked: true }), false);
  assert.equal(isChangeable(paid, { ...ticket, refundId: 3 }), false);
  assert.equal(isChangeable(purchase([]), ticket), false);
});
