import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejectionOf, shareOf } from './coupon.ts';

const readAt = new Date('2027-03-06T20:00:00Z');
const anywhere = {
  eventIds: [],
  beginsAt: null,
  expiresAt: null,
  stoppedAt: null,
  maxUses: null,
  uses: 7,
  readAt,
};

test('[BKG-13] a coupon without conditions counts for every event, always, however often', () => {
  assert.equal(rejectionOf(anywhere, 1), undefined);
});

test('[BKG-13] a coupon of some events counts for no other', () => {
  assert.equal(rejectionOf({ ...anywhere, eventIds: [1, 3] }, 1), undefined);
  assert.equal(rejectionOf({ ...anywhere, eventIds: [2] }, 1), 'COUPON_NOT_FOR_EVENT');
});

test('[BKG-13] a coupon ends at its moment, and after the last of its uses', () => {
  assert.equal(rejectionOf({ ...anywhere, expiresAt: new Date(readAt.getTime() + 1) }, 1), undefined);
  assert.equal(rejectionOf({ ...anywhere, expiresAt: readAt }, 1), 'COUPON_EXPIRED');
  assert.equal(rejectionOf({ ...anywhere, maxUses: 8 }, 1), undefined);
  assert.equal(rejectionOf({ ...anywhere, maxUses: 7 }, 1), 'COUPON_USED_UP');
});

test('[BOF-11] a coupon is unknown before its day, and does not count once it is stopped', () => {
  assert.equal(rejectionOf({ ...anywhere, beginsAt: readAt }, 1), undefined);
  assert.equal(rejectionOf({ ...anywhere, beginsAt: new Date(readAt.getTime() + 1) }, 1), 'COUPON_UNKNOWN');
  assert.equal(rejectionOf({ ...anywhere, stoppedAt: readAt }, 1), 'COUPON_EXPIRED');
});

test('[BOF-11] a coupon makes all variants cheaper, or those that it names', () => {
  assert.equal(shareOf({ basisPoints: 1000, variantIds: [] }, 5), 1000);
  assert.equal(shareOf({ basisPoints: 1000, variantIds: [5] }, 5), 1000);
  assert.equal(shareOf({ basisPoints: 1000, variantIds: [5] }, 6), 0);
});
