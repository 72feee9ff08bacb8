import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../../testing/check-property.ts';
import { plan } from './plan.ts';
import type { Plan, PlanProblem, TripInput } from './problem.ts';
import { movedPromises } from './promises.ts';
import { randomProblem } from './testing/random-problem.ts';
import { timetable } from './timetable.ts';

const toInputs = ({ trips }: Plan): TripInput[] =>
  trips.map(({ vehicle, stops }) => ({ vehicle, parties: stops.map(({ party }) => party) }));

/** Promises what a plan says. */
const promisedBy = ({ trips }: Plan): PlanProblem['promised'] =>
  Object.fromEntries(
    trips.flatMap(({ vehicle, stops }) => stops.map(({ party, at }) => [party, { vehicle, at: Math.floor(at) }])),
  );

const brokenIn = ({ trips }: Plan) =>
  trips.flatMap(({ broken, stops }) => [...broken, ...stops.flatMap((stop) => stop.broken)]);

test('[DSP-19] planning again after a cancellation or a late buyer serves as many and keeps the rules', () => {
  checkProperty(
    fc.property(randomProblem({ parties: 8, vehicles: 4 }), fc.boolean(), (problem, isLate) => {
      const all = problem.parties;
      const published = plan({ ...problem, parties: isLate ? all.slice(1) : all }, { seed: 1, rounds: 200 });
      const changed = { ...problem, parties: isLate ? all : all.slice(1), trips: toInputs(published) };
      const promised = promisedBy(published) ?? {};
      if (!isLate) delete promised[all[0]?.id as string];
      const free = plan(changed, { seed: 2, rounds: 200 });
      const bound = plan({ ...changed, promised }, { seed: 2, rounds: 200 });
      assert.deepEqual(brokenIn(bound), []);
      assert.ok(bound.unserved.length <= free.unserved.length);
      if (bound.unserved.length === free.unserved.length && bound.trips.length === free.trips.length)
        assert.ok(movedPromises({ ...changed, promised }, bound) <= movedPromises({ ...changed, promised }, free));
    }),
    80,
  );
});

/** Four homes on a road to the venue, which is place 0. */
const road = (): PlanProblem => {
  const points = [0, 10, 20, 30, 40];
  const minutes = points.map((from) => points.map((to) => Math.abs(from - to)));
  return {
    direction: 'out',
    parties: points.slice(1).map((_, index) => ({ id: `p${index + 1}`, place: index + 1, seats: 1, private: false })),
    vehicles: [1, 2].map((number) => ({ id: `van-${number}`, seats: 6 })),
    travel: { minutes, kilometres: minutes },
    rules: { venue: 0, venueAt: 600, longestRide: 90, boarding: 2 },
  };
};
const timesIn = ({ stops }: ReturnType<typeof timetable>) => stops.map(({ party, at }) => [party, at]);

test('[DSP-19] who stays in a van keeps the promised minute when a stop on the way is cancelled', () => {
  const problem = road();
  const published = timetable(problem, { vehicle: 'van-1', parties: ['p4', 'p3', 'p1'] });
  const promised = promisedBy({ trips: [published], unserved: [] });
  const rest = { vehicle: 'van-1', parties: ['p4', 'p1'] };
  assert.notDeepEqual(timesIn(timetable(problem, rest))[0], timesIn(published)[0], 'it would leave two minutes later');
  assert.deepEqual(timesIn(timetable({ ...problem, promised }, rest)), [timesIn(published)[0], timesIn(published)[2]]);
  const free = { ...problem, promised, rules: { ...problem.rules, moveMinutes: 0 } };
  assert.deepEqual(timesIn(timetable(free, rest)), [timesIn(published)[0], ['p1', 586]], 'the van does not wait');
});

test('[DSP-19] a new plan from scratch keeps promised vans and minutes, and counts those it moves', () => {
  const problem = { ...road(), rules: { ...road().rules, boarding: 0 } };
  const vans = [
    timetable(problem, { vehicle: 'van-2', parties: ['p4', 'p2'] }),
    timetable(problem, { vehicle: 'van-1', parties: ['p3'] }),
  ];
  const promised = promisedBy({ trips: vans, unserved: [] });
  const found = plan({ ...problem, promised }, { seed: 1, rounds: 300 });
  assert.deepEqual([found.unserved, found.trips.length], [[], 1], 'one van is enough');
  assert.equal(found.trips[0]?.vehicle, 'van-2', 'more were promised this one');
  assert.equal(movedPromises({ ...problem, promised }, found), 1);
});
