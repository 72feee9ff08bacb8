import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startOsrm } from '@idavuelta/simulators/osrm/server.ts';
import { readConfig } from '../../../config/config.ts';
import { createTravelTimes } from './travel-times.ts';

let osrm: Awaited<ReturnType<typeof startOsrm>>;
before(async () => {
  osrm = await startOsrm({ metresPerSecond: 10 });
});
after(() => osrm.close());
beforeEach(() => {
  osrm.requests.splice(0);
  for (const fault of Object.keys(osrm.faults)) delete osrm.faults[fault as keyof typeof osrm.faults];
});

const environment = { NODE_ENV: 'test' };
const evening = { at: new Date('2027-03-07T00:00:00Z'), timeZone: 'America/Lima' };
const night = { ...evening, at: new Date('2027-03-07T08:00:00Z') };
const stadium = { latitude: -12.0673, longitude: -77.0337 };
const miraflores = { latitude: -12.12, longitude: -77.03 };
const inRow = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ latitude: -12, longitude: -77 + index / 1000 }));

function sourceOf(variables: Record<string, string> = { OSRM_URL: `${osrm.url}/` }) {
  const warnings: string[] = [];
  const source = createTravelTimes(readConfig({ ...environment, ...variables }), (what) => warnings.push(what));
  return { ...source, warnings };
}

test('[DSP-04] without a service, times come from the distance by road and the speed of that hour', async () => {
  const { travelTimes } = sourceOf({ PICK_UP_CITY_SPEEDS: '0=60,17=30', PICK_UP_ROAD_FACTOR: '1.5' });
  const { minutes, kilometres } = await travelTimes([stadium, miraflores], evening);
  // 5.87 kilometres on the map are 8.81 by road.
  assert.deepEqual(minutes, [
    [0, 18],
    [18, 0],
  ]);
  assert.ok(Math.abs((kilometres[0]?.[1] as number) - 8.81) < 0.02);
  assert.deepEqual((await travelTimes([stadium, miraflores], night)).minutes, [
    [0, 9],
    [9, 0],
  ]);
});

test('[DSP-04] where OSRM is configured, its times and distances are used', async () => {
  const { travelTimes, warnings } = sourceOf();
  const { minutes, kilometres } = await travelTimes([stadium, miraflores, stadium], evening);
  // 0.0527 degrees and 0.0037 degrees of 111 kilometres each, at 36 km/h.
  assert.deepEqual(minutes, [
    [0, 11, 0],
    [11, 0, 11],
    [0, 11, 0],
  ]);
  assert.deepEqual(kilometres[0], [0, 6.26, 0]);
  assert.deepEqual([osrm.requests, warnings], [[2], []]);
});

test('[DSP-04] a table too large for the server is fetched in pieces, and is the same as in one', async () => {
  const { travelTimes, warnings } = sourceOf();
  const places = inRow(130);
  const { minutes, kilometres } = await travelTimes(places, evening);
  assert.ok(osrm.requests.length > 1 && osrm.requests.every((coordinates) => coordinates <= 100));
  for (const [from, row] of kilometres.entries()) {
    for (const [to, distance] of row.entries()) {
      assert.ok(Math.abs(distance - Math.abs(from - to) * 0.111) < 1e-6);
      assert.equal(minutes[from]?.[to], Math.ceil((Math.abs(from - to) * 11.1) / 60));
    }
  }
  assert.deepEqual(warnings, []);
});

test('[DSP-04] what OSRM has answered is not asked again, at another hour neither', async () => {
  const { travelTimes } = sourceOf();
  const first = await travelTimes(inRow(130), evening);
  osrm.requests.splice(0);
  const again = await travelTimes(inRow(130), night);
  assert.equal(JSON.stringify(again), JSON.stringify(first));
  assert.deepEqual(osrm.requests, []);
  await travelTimes([...inRow(130), stadium], evening);
  // Only the blocks with the new place: five of nine.
  assert.equal(osrm.requests.length, 5);
});

test('[DSP-04] between places without a road the distance counts', async () => {
  osrm.faults.noRoad = (longitude) => longitude === miraflores.longitude;
  const { travelTimes } = sourceOf();
  const byDistance = await sourceOf({}).travelTimes([stadium, miraflores], evening);
  assert.deepEqual(await travelTimes([stadium, miraflores], evening), byDistance);
});

const failures: [string, () => void, RegExp][] = [
  ['fails', () => Object.assign(osrm.faults, { status: 500 }), /answered 500/],
  ['is too slow', () => Object.assign(osrm.faults, { delayMs: 2_000 }), /did not answer in time/],
  ['answers with an error', () => Object.assign(osrm.faults, { body: { code: 'NoTable' } }), /no table/],
  ['answers with no JSON', () => Object.assign(osrm.faults, { body: '<html>' }), /no JSON/],
  [
    'answers with a table of another size',
    () => Object.assign(osrm.faults, { body: { code: 'Ok', durations: [[0]], distances: [[0]] } }),
    /another table/,
  ],
];
for (const [what, make, warning] of failures) {
  test(`[DSP-04] a server that ${what} is replaced by distances, and told once, without places`, async () => {
    make();
    const { travelTimes, warnings } = sourceOf({ OSRM_URL: osrm.url, OSRM_TIMEOUT_MS: '200' });
    const byDistance = await sourceOf({}).travelTimes([stadium, miraflores], evening);
    for (let time = 0; time < 2; time++)
      assert.deepEqual(await travelTimes([stadium, miraflores], evening), byDistance);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? '', warning);
    assert.doesNotMatch(warnings[0] ?? '', /12\.|77\.|http/);
  });
}

test('[DSP-04] a server that cannot be reached is replaced by distances, and told again once it has worked', async () => {
  const { travelTimes, warnings } = sourceOf();
  osrm.faults.status = 503;
  await travelTimes([stadium, miraflores], evening);
  delete osrm.faults.status;
  await travelTimes([stadium, miraflores], evening);
  osrm.faults.status = 503;
  await travelTimes(inRow(3), evening);
  assert.equal(warnings.length, 2);
  const unreachable = sourceOf({ OSRM_URL: 'http://127.0.0.1:9' });
  await unreachable.travelTimes([stadium, miraflores], evening);
  assert.match(unreachable.warnings[0] ?? '', /could not be reached/);
});

test('[DSP-04] settings that make no sense are named at the start', () => {
  assert.throws(() => readConfig({ ...environment, OSRM_URL: 'not an address' }), /OSRM_URL/);
  assert.throws(() => readConfig({ ...environment, VROOM_TIMEOUT_MS: '0' }), /VROOM_TIMEOUT_MS/);
});
