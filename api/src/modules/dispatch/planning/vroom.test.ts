import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startVroom } from '@idavuelta/simulators/vroom/server.ts';
import fc from 'fast-check';
import { readConfig } from '../../../config/config.ts';
import { checkProperty } from '../../../testing/check-property.ts';
import { createPlanner } from './configured-planner.ts';
import { plan } from './planner/plan.ts';
import type { Plan, PlanProblem } from './planner/problem.ts';
import { brokenPromises } from './planner/testing/broken-promises.ts';
import { randomProblem } from './planner/testing/random-problem.ts';
import { createVroomPlanner } from './vroom.ts';

let vroom: Awaited<ReturnType<typeof startVroom>>;
before(async () => {
  vroom = await startVroom();
});
after(() => vroom.close());
beforeEach(() => {
  vroom.requests.splice(0);
  for (const fault of Object.keys(vroom.faults)) delete vroom.faults[fault as keyof typeof vroom.faults];
});

/** Creates a VROOM planner that counts how often our own planner had to take over. */
function plannerOf({ timeoutMs = 5_000, url = vroom.url } = {}) {
  const seen = { own: 0, warnings: [] as string[] };
  const own = async (problem: PlanProblem, options: Parameters<typeof plan>[1]) => {
    seen.own++;
    return plan(problem, options);
  };
  const planner = createVroomPlanner({ url, timeoutMs }, own, (what) => seen.warnings.push(what));
  return { seen, makePlan: (problem: PlanProblem) => planner(problem, { seed: 1, rounds: 100 }) };
}

/** Three homes in a row, ten minutes apart, with the venue at the end. */
const row = (changes: Partial<PlanProblem> = {}): PlanProblem => {
  const minutes = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => Math.abs(from - to) * 10));
  return {
    direction: 'out',
    parties: ['a', 'b', 'c'].map((id, place) => ({ id, place, seats: 2, private: false })),
    vehicles: [1, 2, 3].map((number) => ({ id: `van-${number}`, seats: 8 })),
    travel: { minutes, kilometres: minutes },
    rules: { venue: 3, venueAt: 600, longestRide: 60, boarding: 2 },
    ...changes,
  };
};
const ridersOf = ({ trips }: Plan) => trips.map(({ vehicle, stops }) => [vehicle, ...stops.map(({ party }) => party)]);

test('[DSP-04] where VROOM is configured, its plan is used, with our times', async () => {
  const { makePlan, seen } = plannerOf();
  vroom.faults.change = (response) => ({
    ...response,
    routes: [
      { vehicle: 2, steps: [{ type: 'start' }, { type: 'job', id: 1 }, { type: 'job', id: 3 }, { type: 'end' }] },
      { vehicle: 1, steps: [{ type: 'start' }, { type: 'job', id: 2 }, { type: 'end' }] },
    ],
  });
  const found = await makePlan(row());
  assert.deepEqual(ridersOf(found), [
    ['van-2', 'a', 'c'],
    ['van-1', 'b'],
  ]);
  assert.deepEqual(
    found.trips[0]?.stops.map(({ at }) => at),
    [566, 588],
  );
  assert.deepEqual([seen.own, seen.warnings], [0, []]);
});

test('[DSP-04] VROOM is told seats, windows, the longest ride, private parties and locks, in seconds', async () => {
  const { makePlan } = plannerOf();
  const [a, b, c] = row().parties as [PlanProblem['parties'][0], PlanProblem['parties'][0], PlanProblem['parties'][0]];
  const parties = [{ ...a, window: { opensAt: 500, closesAt: 560 } }, { ...b, private: true }, c];
  const trips = [{ vehicle: 'van-3', parties: ['c'], lockedTimes: { c: 580 } }];
  await makePlan(
    row({
      parties,
      trips,
      vehicles: [
        { id: 'van-1', seats: 8, base: 1 },
        { id: 'van-3', seats: 4 },
      ],
    }),
  );
  const minute = (at: number) => (at - 600 + 24 * 60) * 60;
  const [request] = vroom.requests;
  assert.deepEqual(request?.jobs, [
    { id: 1, location_index: 0, service: 120, pickup: [2, 1], skills: [], time_windows: [[minute(540), minute(560)]] },
    {
      id: 2,
      location_index: 1,
      service: 120,
      pickup: [2, 1000],
      skills: [],
      time_windows: [[minute(540), minute(600)]],
    },
    { id: 3, location_index: 2, service: 120, pickup: [2, 1], skills: [2], time_windows: [[minute(580), minute(580)]] },
  ]);
  assert.deepEqual(
    request?.vehicles.map(({ start_index, end_index, capacity, time_window }) => [
      start_index,
      end_index,
      capacity,
      time_window,
    ]),
    [
      [1, 3, [8, 1000], [0, minute(600)]],
      [undefined, 3, [4, 1000], [0, minute(600)]],
    ],
  );
  assert.deepEqual(request?.matrices.car.durations[0], [0, 600, 1200, 1800]);
});

test('[DSP-21] VROOM is told what parties need beside seats, and what vans have of it', async () => {
  const { makePlan } = plannerOf();
  const [a, b] = row().parties as [PlanProblem['parties'][0], PlanProblem['parties'][0]];
  const vehicles = [
    { id: 'van-1', seats: 8 },
    { id: 'van-2', seats: 4, spaces: [1, 6] },
  ];
  await makePlan(row({ parties: [{ ...a, spaces: [1, 2] }, b], vehicles }));
  const [request] = vroom.requests;
  assert.deepEqual(
    request?.jobs.map(({ pickup }) => pickup),
    [
      [2, 1, 1, 2],
      [2, 1, 0, 0],
    ],
  );
  assert.deepEqual(
    request?.vehicles.map(({ capacity }) => capacity),
    [
      [8, 1000, 0, 0],
      [4, 1000, 1, 6],
    ],
  );
});

test('[DSP-04] whatever is asked: a plan by VROOM or by us breaks no rule', async () => {
  const { makePlan, seen } = plannerOf();
  let planned = 0;
  await checkProperty(
    fc.asyncProperty(randomProblem({ parties: 8, vehicles: 5, spaces: true }), async (problem) => {
      planned++;
      assert.deepEqual(brokenPromises(problem, await makePlan(problem)), []);
    }),
    150,
  );
  assert.ok(seen.own > 0 && seen.own < planned, `${seen.own} of ${planned} planned by us`);
});

const job = (id: number) => ({ type: 'job', id });
const unsound: [string, Parameters<typeof Object.assign>[1], RegExp][] = [
  ['fails', { status: 500 }, /answered 500/],
  ['never answers', { hang: true }, /did not answer in time/],
  ['answers with an error', { change: () => ({ code: 2, error: 'Invalid vehicle' }) }, /no plan/],
  [
    'leaves somebody out',
    { change: () => ({ code: 0, routes: [{ vehicle: 1, steps: [job(1)] }] }) },
    /left somebody out/,
  ],
  [
    'plans somebody twice',
    { change: () => ({ code: 0, routes: [{ vehicle: 1, steps: [job(1), job(2), job(3), job(1)] }] }) },
    /twice/,
  ],
  [
    'breaks a rule',
    { change: () => ({ code: 0, routes: [{ vehicle: 1, steps: [job(3), job(2), job(1)] }] }) },
    /breaks a rule/,
  ],
  [
    'names a vehicle that is not there',
    { change: () => ({ code: 0, routes: [{ vehicle: 9, steps: [job(1), job(2), job(3)] }] }) },
    /not asked for/,
  ],
];
for (const [what, faults, warning] of unsound) {
  test(`[DSP-04] a server that ${what} is replaced by our planner, and told once`, async () => {
    Object.assign(vroom.faults, faults);
    const { makePlan, seen } = plannerOf({ timeoutMs: 300 });
    // In the wrong order the first passenger rides for 66 minutes.
    for (let time = 0; time < 2; time++) {
      const found = await makePlan(row({ rules: { ...row().rules, longestRide: 40 } }));
      assert.deepEqual(ridersOf(found), [['van-1', 'a', 'b', 'c']]);
    }
    assert.equal(seen.own, 2);
    assert.equal(seen.warnings.length, 1);
    assert.match(seen.warnings[0] ?? '', warning);
  });
}

test('[DSP-04] a plan by VROOM that moves what is locked is replaced', async () => {
  const { makePlan, seen } = plannerOf();
  vroom.faults.change = () => ({ code: 0, routes: [{ vehicle: 1, steps: [job(1), job(2), job(3)] }] });
  const found = await makePlan(row({ trips: [{ vehicle: 'van-2', parties: ['b'], lockedParties: ['b'] }] }));
  assert.deepEqual(ridersOf(found), [['van-2', 'a', 'b', 'c']]);
  assert.equal(seen.own, 1);
});

test('[DSP-04] the configuration says who plans', async () => {
  const plannerBy = (environment: Record<string, string>) =>
    createPlanner(readConfig({ NODE_ENV: 'test', ...environment }).dispatch, assert.fail);
  const options = { seed: 1, rounds: 50 };
  assert.deepEqual(await plannerBy({})(row(), options), plan(row(), options));
  assert.equal(vroom.requests.length, 0);
  assert.deepEqual((await plannerBy({ VROOM_URL: vroom.url })(row(), options)).unserved, []);
  assert.equal(vroom.requests.length, 1);
});

test('[DSP-04] a plan by VROOM that nobody waits for any more is given up', async () => {
  vroom.faults.hang = true;
  const planner = createVroomPlanner({ url: vroom.url, timeoutMs: 60_000 }, () => assert.fail(), assert.fail);
  const controller = new AbortController();
  const cancelled = planner(row(), { seed: 1, rounds: 50 }, controller.signal);
  controller.abort();
  await assert.rejects(cancelled, { name: 'AbortError' });
});
