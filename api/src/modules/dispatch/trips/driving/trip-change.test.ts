import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { partyFinder, RidingParty } from '../../plans/parties/parties.ts';
import type { PublishedTrip } from '../trips.repository.ts';
import { changeOf } from './trip-change.ts';

const at = '2027-03-06T22:00:00Z';
const position = { latitude: -12.144, longitude: -77.021 };
const point = { id: 3, name: 'Plaza', address: 'Plaza 1', position, walkMinutes: 6 };
const party = { id: '1.0', address: 'Av. Grau 123' } as RidingParty;
const find = (() => party) as unknown as ReturnType<typeof partyFinder>;
const trip = (id: number, where: typeof point | null) => ({
  ...{ id, startsAt: at, continuesVan: null },
  stops: [{ at, party, point: where }],
});
const confirmed = (where: typeof point | null) =>
  ({ id: 1, startsAt: new Date(at), stops: [{ at, point: where, riders: [party] }] }) as unknown as PublishedTrip;

test('[DSP-22] a stop that moved to a pick-up point, or back to the door, is confirmed anew by its driver', () => {
  const toPoint = changeOf(trip(2, point), confirmed(null), find);
  assert.deepEqual([toPoint?.added, toPoint?.gone], [['1.0'], [{ at, address: 'Av. Grau 123' }]]);
  const toDoor = changeOf(trip(2, null), confirmed(point), find);
  assert.deepEqual([toDoor?.added, toDoor?.gone], [['1.0'], [{ at, address: 'Plaza' }]]);
  assert.equal(changeOf(trip(2, point), confirmed(point), find), undefined);
});
