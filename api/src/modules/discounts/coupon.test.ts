import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejectionOf } from './coupon.ts';

const readAt = new Date('2027-03-06T20:00:00Z');
const anywhere = { eventId: null, expiresAt: null, maxUses: null, uses: 7, readAt };

test('[BKG-13] a coupon without conditions counts for every event, always, however often', () => {
  assert.equal(rejectionOf(anywhere, 1), undefined);
});

test('[BKG-13] a coupon of one event counts for no other', () => {
  assert.equal(rejectionOf({ ...anywhere, eventId: 1 }, 1), undefined);
  assert.equal(rejectionOf({ ...anywhere, eventId: 2 }, 1), 'COUPON_NOT_FOR_EVENT');
});

test('[BKG-13] a coupon ends at its moment, and after the last of its uses', () => {
  assert.equal(rejectionOf({ ...anywhere, expiresAt: new Date(readAt.getTime() + 1) }, 1), undefined);
  assert.equal(rejectionOf({ ...anywhere, expiresAt: readAt }, 1), 'COUPON_EXPIRED');
  assert.equal(rejectionOf({ ...anywhere, maxUses: 8 }, 1), undefined);
  assert.equal(rejectionOf({ ...anywhere, maxUses: 7 }, 1), 'COUPON_USED_UP');
});
