import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenByDriver } from './driver-rules.ts';

/** Builds a trip from clock times of a day in Lima; hours from 24 on are on the next day. */
const drive = (from: string, until: string) => {
  const at = (time: string) => {
    const [hours, minutes] = time.split(':').map(Number) as [number, number];
    return new Date(Date.UTC(2027, 2, 6, hours + 5, minutes));
  };
  return { startsAt: at(from), endsAt: at(until) };
};
const rules = { restMinutes: 15, longestDayMinutes: 780 };
const broken = (
  own: ReturnType<typeof drive>,
  others: ReturnType<typeof drive>[],
  hours?: { from: string; until: string },
) => brokenByDriver(own, { others, hours, timeZone: 'America/Lima', rules });

test('[DSP-20] a driver rests between two trips, and drives one at a time', () => {
  const own = drive('18:00', '19:00');
  assert.deepEqual(broken(own, [drive('19:15', '20:00'), drive('16:00', '17:45')]), []);
  assert.deepEqual(broken(own, [drive('19:14', '20:00')]), ['driver-rest']);
  assert.deepEqual(broken(own, [drive('17:00', '17:50')]), ['driver-rest']);
  assert.deepEqual(broken(own, [drive('18:59', '20:00')]), ['driver-twice']);
});

test('[DSP-20] a day lasts from the first start to the last end, and a night ends it', () => {
  const own = drive('18:00', '19:00');
  assert.deepEqual(broken(own, [drive('10:00', '11:00'), drive('22:00', '23:00')]), []);
  assert.deepEqual(broken(own, [drive('10:00', '11:00'), drive('22:00', '23:01')]), ['driver-day']);
  assert.deepEqual(broken(own, [drive('6:00', '9:00'), drive('22:00', '23:01')]), [], 'nine hours lie between');
});

test('[DSP-20] working hours may end on the next day', () => {
  const late = { from: '16:00', until: '03:00' };
  assert.deepEqual(broken(drive('16:00', '18:00'), [], late), []);
  assert.deepEqual(broken(drive('25:00', '27:00'), [], late), []);
  assert.deepEqual(broken(drive('25:00', '27:01'), [], late), ['driver-hours']);
  assert.deepEqual(broken(drive('15:59', '17:00'), [], late), ['driver-hours']);
  assert.deepEqual(broken(drive('2:00', '23:00'), [], { from: '00:00', until: '00:00' }), ['driver-day']);
});
