import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentType } from '@idavuelta/shared/contracts';
import { openDate } from './offer.service.ts';

const readAt = new Date('2027-03-06T12:00:00Z');
const startsAt = new Date('2027-03-06T20:00:00Z');
const onSale = {
  eventId: 1,
  eventDateId: 2,
  countryCode: 'PE' as const,
  paymentType: paymentType.buyer,
  withdrawn: false,
  message: null,
  salesStopped: false,
  calledOffAt: null,
  startsAt,
  departureId: 3,
  salesEnd: new Date(readAt.getTime() + 1),
  saleOpensAt: null,
  maxPerAccount: null,
  maxPerAddress: null,
  maxPerNetwork: null,
  readAt,
};
const closed = { code: 'EVENT_CLOSED' };

test('[EVT-09] a date is sold until the end of its sales', () => {
  assert.equal(openDate(onSale).startsAt, startsAt);
  assert.throws(() => openDate({ ...onSale, salesEnd: readAt }), { code: 'SALES_CLOSED' });
  assert.throws(() => openDate({ ...onSale, salesStopped: true }), { code: 'SALES_CLOSED' });
  assert.throws(() => openDate({ ...onSale, calledOffAt: readAt }), { code: 'SALES_CLOSED' });
});

test('[SAL-01] a date is sold from the opening of its sale', () => {
  assert.equal(openDate({ ...onSale, saleOpensAt: readAt }).startsAt, startsAt);
  const later = new Date(readAt.getTime() + 1);
  assert.throws(() => openDate({ ...onSale, saleOpensAt: later }), { code: 'SALE_NOT_OPEN' });
  assert.throws(() => openDate({ ...onSale, saleOpensAt: later, salesStopped: true }), { code: 'SALES_CLOSED' });
});

test('[EVT-09] nothing is sold of an event that is withdrawn, shows a message or has begun', () => {
  assert.throws(() => openDate({ ...onSale, withdrawn: true }), closed);
  assert.throws(() => openDate({ ...onSale, message: 'Cancelled' }), closed);
  assert.throws(() => openDate({ ...onSale, startsAt: readAt }), closed);
  assert.throws(() => openDate(undefined), { code: 'NOT_FOUND' });
});

test('[EVT-09] of an event that is open for several days one of them must be chosen', () => {
  assert.throws(() => openDate({ ...onSale, startsAt: null, withdrawn: true }), closed);
  assert.throws(() => openDate({ ...onSale, startsAt: null }), { code: 'VALIDATION_FAILED' });
});
