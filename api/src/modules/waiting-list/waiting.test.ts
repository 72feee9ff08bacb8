import assert from 'node:assert/strict';
import { test } from 'node:test';
import { periodicity } from '@idavuelta/shared/contracts';
import { toWaiting } from './waiting.ts';

const readAt = new Date('2027-03-06T12:00:00Z');
const later = new Date('2027-03-06T12:30:00Z');
const notified = {
  state: 'told' as const,
  eventId: 1,
  eventDateId: 2,
  productVariantId: 3,
  tickets: 2,
  startsAt: new Date('2027-03-07T02:00:00Z'),
  timeZone: 'America/Lima',
  periodicityType: periodicity.fixed,
  seatsState: 'held' as const,
  units: 2,
  heldUntil: later,
  poolId: 4,
  readAt,
};
const common = { eventId: 1, eventDateId: 2, productVariantId: 3, tickets: 2 };

test('[WTL-03] seats are kept until their moment, then they are over', () => {
  assert.deepEqual(toWaiting(notified), {
    ...common,
    state: 'held',
    seatPool: { id: 4, units: 2 },
    heldUntil: '2027-03-06T12:30:00Z',
  });
  assert.deepEqual(toWaiting({ ...notified, heldUntil: readAt }), { ...common, state: 'over' });
  assert.deepEqual(toWaiting({ ...notified, seatsState: 'released' }), { ...common, state: 'over' });
});

test('[WTL-03] seats that an order has taken are used', () => {
  assert.deepEqual(toWaiting({ ...notified, seatsState: 'taken' }), { ...common, state: 'used' });
});

test('[WTL-03] who was not told of seats stands where the list says, whatever was kept before', () => {
  for (const state of ['asked', 'waiting', 'left'] as const)
    assert.deepEqual(toWaiting({ ...notified, state }), { ...common, state });
});

test('[WTL-03] of an event that is open for several days the day is told, by clocks there', () => {
  const range = { ...notified, state: 'waiting' as const, periodicityType: periodicity.range };
  assert.equal(toWaiting(range).day, '2027-03-06');
});
