import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanProblem } from './problem.ts';
import { timetable } from './timetable.ts';

const problem = (changes: Partial<PlanProblem> = {}): PlanProblem => {
  const minutes = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => Math.abs(from - to) * 10));
  return {
    direction: 'out',
    parties: [
      { id: 'near', place: 1, seats: 3, private: false, window: { opensAt: 560, closesAt: 590 } },
      { id: 'middle', place: 2, seats: 3, private: false, window: { opensAt: 540, closesAt: 570 } },
      { id: 'far', place: 3, seats: 3, private: false, window: { opensAt: 530, closesAt: 560 } },
      { id: 'private', place: 3, seats: 1, private: true },
    ],
    vehicles: [{ id: 'van', seats: 8, base: 3 }],
    travel: { minutes, kilometres: minutes.map((line) => line.map((each) => each / 2)) },
    rules: { venue: 0, venueAt: 600, longestRide: 60, boarding: 2 },
    ...changes,
  };
};
const rulesOf = ({ broken, stops }: ReturnType<typeof timetable>) => [broken, ...stops.map((stop) => stop.broken)];

test('[DSP-02] a trip is timed from its base to the venue, and who rides how long is counted', () => {
  const trip = timetable(problem(), { vehicle: 'van', parties: ['middle', 'near'] });
  assert.deepEqual(
    trip.stops.map(({ at, load }) => [at, load]),
    [
      [570, 3],
      [582, 6],
    ],
  );
  assert.deepEqual([trip.startsAt, trip.endsAt], [560, 594]);
  assert.deepEqual([trip.drivenMinutes, trip.drivenKilometres, trip.riddenMinutes], [30, 15, 3 * 24 + 3 * 12]);
  assert.deepEqual(rulesOf(trip), [[], [], []]);
});

test('[DSP-02] in a wrong order the van is late at the stops that suffer, and nowhere early', () => {
  const trip = timetable(problem(), { vehicle: 'van', parties: ['near', 'far'] });
  assert.deepEqual(
    trip.stops.map(({ at }) => at),
    [560, 582],
  );
  assert.deepEqual(rulesOf(trip), [['arrival'], [], ['window']]);
  assert.equal(trip.endsAt, 614);
});

test('[DSP-02] too many passengers break the stop at which they board, and on the way home those until enough left', () => {
  const crowd = { vehicle: 'van', parties: ['far', 'middle', 'near'] };
  assert.deepEqual(rulesOf(timetable(problem(), crowd)), [['capacity'], [], [], ['capacity']]);
  const home = timetable(problem({ direction: 'back' }), { ...crowd, parties: ['near', 'middle', 'far'] });
  assert.deepEqual(rulesOf(home), [['capacity'], ['capacity'], [], []]);
  assert.deepEqual(
    home.stops.map(({ at, load }) => [at, load]),
    [
      [610, 6],
      [622, 3],
      [634, 0],
    ],
  );
});

test('[DSP-02] a ride that is too long, a private party that shares, a vehicle twice and one that is gone are told', () => {
  const rules = { ...problem().rules, longestRide: 30 };
  assert.deepEqual(rulesOf(timetable(problem({ rules }), { vehicle: 'van', parties: ['far', 'near'] })), [
    [],
    ['longest-ride'],
    [],
  ]);
  assert.deepEqual(timetable(problem(), { vehicle: 'van', parties: ['private', 'far'] }).broken, ['private']);
  const trips = [
    { vehicle: 'van', parties: ['far'] },
    { vehicle: 'van', parties: ['near'] },
  ];
  for (const trip of trips) assert.deepEqual(timetable(problem({ trips }), trip).broken, ['vehicle-twice']);
  assert.deepEqual(rulesOf(timetable(problem(), { vehicle: 'gone', parties: ['far', 'unknown'] })), [
    ['no-vehicle'],
    [],
  ]);
});

test('[DSP-03] a locked minute is kept where the van can, else broken; on the way home the van leaves later for it', () => {
  const early = timetable(problem(), { vehicle: 'van', parties: ['middle', 'near'], lockedTimes: { middle: 550 } });
  assert.deepEqual(
    early.stops.map(({ at }) => at),
    [550, 562],
  );
  const unlikely = timetable(problem(), { vehicle: 'van', parties: ['middle', 'near'], lockedTimes: { near: 530 } });
  assert.deepEqual(rulesOf(unlikely), [[], [], ['window']]);
  const home = timetable(problem({ direction: 'back' }), {
    vehicle: 'van',
    parties: ['near', 'middle'],
    lockedTimes: { middle: 630 },
  });
  assert.deepEqual([home.startsAt, ...home.stops.map(({ at }) => at)], [608, 618, 630]);
});

test('[DSP-02] an empty trip has no stops and breaks nothing', () => {
  const trip = timetable(problem(), { vehicle: 'van', parties: [] });
  assert.deepEqual([trip.stops, trip.drivenMinutes, trip.broken], [[], 0, []]);
});
