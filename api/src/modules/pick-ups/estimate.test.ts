import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from '../../config/config.ts';
import { kilometresBetween } from '../../geocoding/distance.ts';
import { checkProperty } from '../../testing/check-property.ts';
import { estimateWindow } from './estimate.ts';

const settings = readConfig({ NODE_ENV: 'test' }).pickUps;
const stadium = { latitude: -12.0673, longitude: -77.0337 };
const miraflores = { latitude: -12.12, longitude: -77.03 };
const trip = {
  county: miraflores,
  place: stadium,
  startsAt: new Date('2027-03-07T01:00:00Z'),
  endsAt: new Date('2027-03-07T04:00:00Z'),
  timeZone: 'America/Lima',
};

test('[PUW-01] the window ends one drive before the van is at the event, and opens one round earlier', () => {
  const none = { ...settings, citySpeeds: [{ hour: 0, speed: 60 }], roadFactor: 1, roadSpeed: 60 };
  const there = estimateWindow({ ...trip, county: stadium }, none);
  assert.deepEqual(there, {
    opensAt: new Date('2027-03-06T23:35:00Z'),
    closesAt: new Date('2027-03-07T00:15:00Z'),
    // 20 minutes until departure, plus half of a round.
    homeAt: new Date('2027-03-07T04:40:00Z'),
  });
  // 5.9 km at 60 km/h take six minutes: 00:09 is rounded to 00:05.
  assert.deepEqual(estimateWindow(trip, none).closesAt, new Date('2027-03-07T00:05:00Z'));
});

test('[PUW-01] at the hours of heavy traffic the van comes earlier, by clocks at the event', () => {
  const minutesAhead = (startsAt: string) =>
    (Date.parse(startsAt) - estimateWindow({ ...trip, startsAt: new Date(startsAt) }, settings).closesAt.getTime()) /
    60_000;
  const [evening, night] = [minutesAhead('2027-03-07T00:00:00Z'), minutesAhead('2027-03-07T05:00:00Z')];
  assert.ok(evening > night, `${evening} minutes before 19:00, ${night} before midnight`);
  const summerInMadrid = { ...trip, timeZone: 'Europe/Madrid', startsAt: new Date('2027-07-07T00:00:00Z') };
  assert.ok(
    Date.parse('2027-07-07T00:00:00Z') - estimateWindow(summerInMadrid, settings).closesAt.getTime() < evening * 60_000,
  );
});

test('[PUW-01] a distance is that of a map', () => {
  const madrid = { latitude: 40.4168, longitude: -3.7038 };
  const barcelona = { latitude: 41.3874, longitude: 2.1686 };
  assert.ok(Math.abs(kilometresBetween(madrid, barcelona) - 505) < 3);
  assert.equal(kilometresBetween(madrid, madrid), 0);
});

test('[PUW-01] wherever people live: first the window, then the event, then home, all on the five minutes', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  checkProperty(
    fc.property(
      point,
      point,
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.integer({ min: 1, max: 600 }),
      (county, place, start, length) => {
        const startsAt = new Date(Date.parse('2027-01-01T00:00:00Z') + start * 1000);
        const endsAt = new Date(startsAt.getTime() + length * 60_000);
        const { opensAt, closesAt, homeAt } = estimateWindow({ ...trip, county, place, startsAt, endsAt }, settings);
        assert.ok(opensAt < closesAt && closesAt < startsAt && endsAt < homeAt);
        for (const moment of [opensAt, closesAt, homeAt]) assert.equal(moment.getTime() % 300_000, 0);
      },
    ),
  );
});

test('[PUW-01] settings that make no sense are named at the start', () => {
  const env = { NODE_ENV: 'test' };
  assert.throws(
    () => readConfig({ ...env, PICK_UP_CITY_SPEEDS: '6=fast' }),
    /PICK_UP_CITY_SPEEDS must be hours and km\/h/,
  );
  assert.throws(() => readConfig({ ...env, PICK_UP_ROAD_SPEED: '0' }), /PICK_UP_ROAD_SPEED/);
});
