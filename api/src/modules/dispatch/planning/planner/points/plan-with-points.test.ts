import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../../../testing/check-property.ts';
import { plan } from '../plan.ts';
import type { Party, Plan, PlanOptions, PlanProblem, TripInput } from '../problem.ts';
import { movedPromises } from '../promises.ts';
import { brokenPromises } from '../testing/broken-promises.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { weighMinutes } from './join-at-points.ts';
import { planWithPoints } from './plan-with-points.ts';

const makePlan = async (problem: PlanProblem, options: PlanOptions) => plan(problem, options);

/** Two doors at the ends of side streets, four minutes from the corner where both begin; the venue is ten minutes off. */
function corner(walk: number, changes: Partial<PlanProblem> = {}): PlanProblem {
  const [venue, first, second, point] = [0, 1, 2, 3];
  const minutes = [
    [0, 14, 14, 10],
    [14, 0, 8, 4],
    [14, 8, 0, 4],
    [10, 4, 4, 0],
  ];
  const party = (id: string, place: number): Party => ({
    ...{ id, seats: 1, place, private: false },
    points: [{ id: 'corner', place: point, walk }],
  });
  return {
    direction: 'out',
    parties: [party('a', first), party('b', second)],
    vehicles: [{ id: 'van', seats: 8 }],
    travel: { minutes, kilometres: minutes },
    rules: { venue, venueAt: 600, longestRide: 90, boarding: 2 },
    ...changes,
  };
}

const planned = (problem: PlanProblem) => planWithPoints(problem, { seed: 1, rounds: 200 }, makePlan);
const callsOf = ({ trips }: Plan) =>
  trips.flatMap(({ stops }) => stops.map(({ party, point, at }) => ({ party, point, at })));

test('[DSP-22] parties join at a point where that saves more driving than the walk weighs, and the van calls once', async () => {
  const near = callsOf(await planned(corner(5)));
  assert.deepEqual(near.map(({ party, point }) => [party, point]).sort(), [
    ['a', 'corner'],
    ['b', 'corner'],
  ]);
  // ten minutes of driving and two of boarding
  assert.deepEqual([...new Set(near.map(({ at }) => at))], [588]);
  const far = callsOf(await planned(corner(60)));
  assert.deepEqual(new Set(far.map(({ point }) => point)), new Set([undefined]));
});

test('[DSP-22] a point saves a van where the doors alone take two', async () => {
  const problem = corner(10, { vehicles: [1, 2].map((id) => ({ id: `van-${id}`, seats: 8 })) });
  const hurried = { ...problem, rules: { ...problem.rules, longestRide: 18 } };
  assert.equal(plan(hurried, { seed: 1, rounds: 200 }).trips.length, 2);
  const joined = await planned(hurried);
  assert.deepEqual([joined.trips.length, joined.unserved], [1, []]);
});

test('[DSP-22] locked parties stay where they wait, at a point or at the door', async () => {
  const locked = (points: TripInput['points']): TripInput[] => [
    { vehicle: 'van', parties: ['a', 'b'], lockedParties: ['a'], points },
  ];
  const atDoor = callsOf(await planned(corner(5, { trips: locked({}) })));
  assert.deepEqual(
    atDoor.map(({ point }) => point),
    [undefined, undefined],
  );
  const promised = { a: { vehicle: 'van', at: 588 } };
  const atPoint = callsOf(await planned(corner(60, { trips: locked({ a: 'corner' }), promised })));
  assert.equal(atPoint.find(({ party }) => party === 'a')?.point, 'corner');
});

test('[DSP-22] a moved point is a moved promise: planning again leaves a door that it would not choose', async () => {
  const first = callsOf(await planned(corner(5)));
  const told = (point: string | undefined, at: number) => ({ vehicle: 'van', at, ...(point && { point }) });
  const kept = corner(5, {
    promised: Object.fromEntries(first.map(({ party, point, at }) => [party, told(point, at)])),
  });
  assert.equal(movedPromises(kept, await planned(kept)), 0);
  const elsewhere = { ...kept.promised, a: told('plaza', 588) };
  assert.equal(movedPromises({ ...kept, promised: elsewhere }, await planned(kept)), 1);
  const doors = await planned({ ...corner(5), parties: corner(5).parties.map((party) => ({ ...party, points: [] })) });
  const promised = Object.fromEntries(callsOf(doors).map(({ party, at }) => [party, told(undefined, at)]));
  const rules = { ...corner(5).rules, moveMinutes: 10 };
  assert.deepEqual(
    callsOf(await planned(corner(5, { promised, rules }))).map(({ point }) => point),
    [undefined, undefined],
  );
  assert.equal(movedPromises({ ...corner(5), promised }, await planned(corner(5))), 2);
});

test('[DSP-22] without points in reach the plan is the one that doors alone give', async () => {
  await checkProperty(
    fc.asyncProperty(randomProblem({ parties: 10, vehicles: 5 }), async (problem) => {
      assert.deepEqual(await planned(problem), plan(problem, { seed: 1, rounds: 200 }));
    }),
    20,
  );
});

/** Gives each party that shares its van up to two of three points, at the places of a problem. */
const withPoints = (problem: PlanProblem, reach: number[][]): PlanProblem => ({
  ...problem,
  parties: problem.parties.map((party, index) => ({
    ...party,
    points: party.private
      ? []
      : [...new Set(reach[index])].map((place) => ({ id: `point-${place}`, place, walk: (place * 3) % 8 })),
  })),
});

test('[DSP-22] whatever is asked: points break no rule, nobody walks to another point, and no plan is worse than doors', async () => {
  const reach = fc.array(fc.array(fc.constantFrom(0, 1), { maxLength: 2 }), { minLength: 9, maxLength: 9 });
  await checkProperty(
    fc.asyncProperty(randomProblem({ parties: 9, vehicles: 4 }), reach, async (anyProblem, chosen) => {
      const problem = withPoints({ ...anyProblem, direction: 'out' }, chosen);
      const found = await planned(problem);
      assert.deepEqual(brokenPromises(problem, found), []);
      for (const { party: id, point } of callsOf(found)) {
        const party = problem.parties.find((each) => each.id === id);
        assert.ok(point === undefined || party?.points?.some((each) => each.id === point), `${id} at ${point}`);
      }
      const doors = plan(problem, { seed: 1, rounds: 200 });
      const rank = (each: Plan) => [
        problem.parties
          .filter(({ id }) => each.unserved.some(({ party }) => party === id))
          .reduce((sum, { seats }) => sum + seats, 0),
        each.trips.length,
        each.trips.reduce((sum, trip) => sum + weighMinutes(problem, trip), 0),
      ];
      const [better, worse] = [rank(found), rank(doors)];
      const first = better.findIndex((value, index) => Math.abs(value - (worse[index] ?? 0)) > 1e-6);
      assert.ok(first < 0 || (better[first] ?? 0) < (worse[first] ?? 0), `${better} ${worse}`);
    }),
    60,
  );
});
