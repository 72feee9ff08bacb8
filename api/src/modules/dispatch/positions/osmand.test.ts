import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOsmAnd } from './osmand.ts';

const position = { latitude: -12.1, longitude: -77.03, at: '2027-03-05T22:15:00.000Z', accuracy: 12.5 };

for (const [form, query, body] of [
  ['a query', { id: 'phone', lat: '-12.1', lon: '-77.03', timestamp: '1804284900', accuracy: '12.5' }, undefined],
  [
    'a form in milliseconds',
    {},
    { deviceid: 'phone', location: '-12.1,-77.03', timestamp: '1804284900000', accuracy: '12.5' },
  ],
  [
    'JSON of the newer app',
    {},
    {
      device_id: 'phone',
      location: { timestamp: position.at, coords: { latitude: -12.1, longitude: -77.03, accuracy: 12.5, speed: 8 } },
    },
  ],
] as const)
  test(`[DSP-16] reads what a tracking app sends as ${form}`, () => {
    assert.deepEqual(readOsmAnd(query, body), { deviceId: 'phone', position });
  });

for (const [what, query] of [
  ['no device', { lat: '1', lon: '2', timestamp: '1804284900' }],
  ['no position', { id: 'phone', timestamp: '1804284900' }],
  ['a position off the earth', { id: 'phone', lat: '91', lon: '2', timestamp: '1804284900' }],
  ['no moment', { id: 'phone', lat: '1', lon: '2', timestamp: 'soon' }],
] as const)
  test(`[DSP-16] takes nothing from a call with ${what}`, () => {
    assert.equal(readOsmAnd(query, undefined), undefined);
  });
