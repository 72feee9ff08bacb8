import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../../testing/check-property.ts';
import { plan } from './plan.ts';
import type { Plan, PlanProblem, TripInput } from './problem.ts';
import { movedParties } from './testing/moved-parties.ts';
import { randomLockedProblem, randomProblem } from './testing/random-problem.ts';

const tripOf = ({ trips }: Plan, vehicle: string) => trips.find((trip) => trip.vehicle === vehicle);
const partiesOf = (found: Plan, vehicle: string) => tripOf(found, vehicle)?.stops.map(({ party }) => party) ?? [];
const toInputs = ({ trips }: Plan): TripInput[] =>
  trips.map(({ vehicle, stops }) => ({ vehicle, parties: stops.map(({ party }) => party) }));

test('[DSP-03] what is locked never moves: whole trips, parties, and minutes that can be kept', () => {
  checkProperty(
    fc.property(randomLockedProblem({ parties: 10, vehicles: 4 }), fc.integer(), (problem, seed) => {
      const found = plan(problem, { seed, rounds: 60 });
      for (const { vehicle, parties, locked, lockedParties = [], lockedTimes = {} } of problem.trips ?? []) {
        const now = partiesOf(found, vehicle);
        if (locked) assert.deepEqual(now, parties);
        for (const id of [...lockedParties, ...Object.keys(lockedTimes)]) assert.ok(now.includes(id), `${id} moved`);
        const order = parties.filter((id) => lockedParties.includes(id) || id in lockedTimes);
        assert.deepEqual(
          now.filter((id) => order.includes(id)),
          order,
        );
        for (const { party, at, broken } of tripOf(found, vehicle)?.stops ?? []) {
          const wanted = lockedTimes[party];
          if (wanted !== undefined && !broken.includes('window')) assert.ok(Math.abs(at - wanted) < 1e-6);
        }
      }
      const named = [
        ...found.trips.flatMap(({ stops }) => stops.map(({ party }) => party)),
        ...found.unserved.map(({ party }) => party),
      ];
      assert.deepEqual(named.sort(), problem.parties.map(({ id }) => id).sort());
    }),
    300,
  );
});

test('[DSP-03] a trip that breaks a rule broke it by what is locked in it', () => {
  checkProperty(
    fc.property(randomLockedProblem({ parties: 10, vehicles: 4 }), fc.integer(), (problem, seed) => {
      const found = plan(problem, { seed, rounds: 60 });
      for (const trip of problem.trips ?? []) {
        const locks = trip.locked || trip.lockedParties?.length || Object.keys(trip.lockedTimes ?? {}).length;
        const now = tripOf(found, trip.vehicle);
        if (!locks)
          assert.deepEqual([...(now?.broken ?? []), ...(now?.stops.flatMap(({ broken }) => broken) ?? [])], []);
      }
    }),
    200,
  );
});

test('[DSP-03] planning again moves nobody when nothing has changed', () => {
  checkProperty(
    fc.property(randomProblem({ parties: 6, vehicles: 3 }), (problem) => {
      const first = plan(problem, { seed: 1, rounds: 1_500 });
      const planned = { ...problem, trips: toInputs(first) };
      assert.deepEqual(movedParties(planned, plan(planned, { seed: 2, rounds: 300 })), []);
    }),
    60,
  );
});

/** Three homes on each of two roads to the venue, which is place 0. */
const roads = (): PlanProblem => {
  const points = [0, 10, 20, 30, -10, -20, -30];
  const minutes = points.map((from) => points.map((to) => Math.abs(from - to)));
  return {
    direction: 'out',
    parties: points.slice(1).map((_, index) => ({ id: `p${index + 1}`, place: index + 1, seats: 2, private: false })),
    vehicles: [1, 2, 3].map((number) => ({ id: `van-${number}`, seats: 6 })),
    travel: { minutes, kilometres: minutes },
    rules: { venue: 0, venueAt: 600, longestRide: 90, boarding: 2 },
  };
};

test('[DSP-03] a locked party stays in a van in which it is a detour, and others fill the van', () => {
  const trips = [
    { vehicle: 'van-1', parties: ['p6', 'p1'], lockedParties: ['p6', 'p1'] },
    { vehicle: 'van-2', parties: ['p2', 'p3'] },
  ];
  const found = plan({ ...roads(), trips }, { seed: 1, rounds: 500 });
  assert.equal(found.trips.length, 2);
  assert.ok(['p6', 'p1'].every((id) => partiesOf(found, 'van-1').includes(id)));
  assert.equal(partiesOf(found, 'van-1').length, 3);
});

test('[DSP-03] a locked minute is kept by the stops around it', () => {
  const trips = [{ vehicle: 'van-3', parties: ['p2'], lockedTimes: { p2: 560 } }];
  const found = plan({ ...roads(), trips }, { seed: 1, rounds: 500 });
  const stops = tripOf(found, 'van-3')?.stops ?? [];
  assert.equal(stops.find(({ party }) => party === 'p2')?.at, 560);
  assert.ok(stops.length > 1);
  assert.deepEqual(
    found.trips.flatMap((trip) => [...trip.broken, ...trip.stops.flatMap(({ broken }) => broken)]),
    [],
  );
});

test('[DSP-03] locked parts that break rules stay, are shown broken, and get nobody more', () => {
  const problem = roads();
  problem.parties.push({ id: 'club', place: 1, seats: 5, private: true });
  problem.trips = [
    { vehicle: 'van-1', parties: ['p1', 'club', 'p2'], lockedParties: ['p1', 'club'] },
    { vehicle: 'van-2', parties: ['p3'], lockedTimes: { p3: 590 } },
    { vehicle: 'gone', parties: ['p4'], locked: true },
  ];
  const found = plan(problem, { seed: 1, rounds: 500 });
  assert.deepEqual(partiesOf(found, 'van-1'), ['p1', 'club']);
  assert.deepEqual(tripOf(found, 'van-1')?.broken, ['capacity', 'private']);
  assert.deepEqual(tripOf(found, 'van-2')?.broken, ['arrival']);
  assert.deepEqual(
    tripOf(found, 'van-2')?.stops.map(({ at }) => at),
    [590],
  );
  assert.deepEqual(tripOf(found, 'gone')?.broken, ['no-vehicle']);
  assert.deepEqual(found.unserved, []);
});

test('[DSP-03] a vehicle in two trips keeps the locked one; parties and vehicles that are gone are left out', () => {
  const trips = [
    { vehicle: 'van-1', parties: ['p1', 'cancelled'] },
    { vehicle: 'van-1', parties: ['p5', 'p1'], locked: true },
    { vehicle: 'gone', parties: ['p2'] },
  ];
  const found = plan({ ...roads(), trips }, { seed: 1, rounds: 500 });
  assert.deepEqual(partiesOf(found, 'van-1'), ['p5', 'p1']);
  assert.deepEqual([found.unserved, found.trips.length], [[], 3]);
  assert.deepEqual(movedParties({ ...roads(), trips }, found), ['p2']);
});

test('[DSP-03] locked parts of two trips of one vehicle stay, and both are shown', () => {
  const trips = [
    { vehicle: 'van-1', parties: ['p1', 'p2'], lockedParties: ['p1'] },
    { vehicle: 'van-1', parties: ['p3', 'p4'], lockedParties: ['p3'] },
  ];
  const found = plan({ ...roads(), trips }, { seed: 1, rounds: 500 });
  const twice = found.trips.filter(({ vehicle }) => vehicle === 'van-1');
  assert.deepEqual(
    twice.map(({ broken }) => broken),
    [['vehicle-twice'], ['vehicle-twice']],
  );
  assert.ok(twice.some(({ stops }) => stops.length === 1 && stops[0]?.party === 'p3'));
  assert.deepEqual(found.unserved, []);
});

/** Two full vans, each with one party from the other's road. */
const crossed = (minutes: number): PlanProblem => {
  const points = [0, 20, minutes, -20, -minutes];
  const travel = points.map((from) => points.map((to) => Math.abs(from - to)));
  return {
    ...roads(),
    parties: ['a', 'a-near', 'b', 'b-near'].map((id, index) => ({ id, place: index + 1, seats: 3, private: false })),
    travel: { minutes: travel, kilometres: travel },
    trips: [
      { vehicle: 'van-1', parties: ['a', 'b-near'] },
      { vehicle: 'van-2', parties: ['b', 'a-near'] },
    ],
  };
};

test('[DSP-03] parties change their van to save many minutes, not to save a few', () => {
  const movedIn = (problem: PlanProblem) => movedParties(problem, plan(problem, { seed: 1, rounds: 500 }));
  assert.deepEqual(movedIn(crossed(1)), []);
  assert.notDeepEqual(movedIn(crossed(10)), []);
});
