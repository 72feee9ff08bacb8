import type { DispatchParty, PlanVersion } from '@idavuelta/shared/contracts/staff';
import { changesOf, movedPromises, notifiedTickets } from './plan-changes.ts';

const at = (minute: number) => `2027-03-06T22:${minute}:00Z`;
const version = (state: PlanVersion['state'], rides: [party: string, vehicleId: number, minute: number][]) => ({
  version: 1,
  state,
  revision: 1,
  changedAt: at(10),
  changedBy: 'Rosa',
  moved: [],
  trips: rides.map(([party, vehicleId, minute], i) => ({
    number: i + 1,
    vehicleId,
    van: `ABC-${vehicleId}`,
    driver: 'Pedro',
    locked: false,
    startsAt: at(minute),
    endsAt: at(minute),
    drivenKilometres: 1,
    drivenMinutes: 1,
    riddenMinutes: 1,
    broken: [],
    stops: [{ party, at: at(minute), load: 1, broken: [] }],
  })),
});
const party = (id: string, tickets: number[]) => ({ id, tickets }) as DispatchParty;
const published = version('published', [
  ['1.0', 5, 15],
  ['2.0', 5, 25],
  ['3.0', 6, 35],
  ['4.0', 6, 45],
]);
const draft = version('draft', [
  ['1.0', 5, 15],
  ['2.0', 5, 30],
  ['3.0', 7, 35],
  ['5.0', 7, 50],
]);

it('[DSP-07] the draft is compared with what is published: another time, another vehicle, new, and no more', () => {
  expect(changesOf({ published, draft }).map(({ party: id, before, after }) => [id, before?.at, after?.at])).toEqual([
    ['2.0', at(25), at(30)],
    ['3.0', at(35), at(35)],
    ['4.0', at(45), undefined],
    ['5.0', undefined, at(50)],
  ]);
  expect(changesOf({ published, draft: undefined })).toEqual([]);
});

it('[DSP-05] only tickets with a new or another time or van are told', () => {
  const parties = [party('1.0', [1]), party('2.0', [1, 2]), party('3.0', [1]), party('5.0', [1])];
  expect(notifiedTickets({ published, draft, parties })).toBe(4);
  expect(notifiedTickets({ published: undefined, draft, parties })).toBe(5);
});

it('[DSP-19] counts the published times and vans that the draft moves or takes away, not what is new', () => {
  expect(movedPromises({ published, draft })).toBe(3);
  expect(movedPromises({ published, draft: undefined })).toBe(0);
});

it('[DSP-22] another pick-up point is a change, and who was told of the first is told anew', () => {
  const position = { latitude: -12.11, longitude: -77.03 };
  const point = { id: 3, name: 'Plaza', address: 'Plaza 1', position, walkMinutes: 6 };
  const [trip] = version('draft', [['1.0', 5, 15]]).trips;
  const joined = { ...draft, trips: trip ? [{ ...trip, stops: trip.stops.map((stop) => ({ ...stop, point })) }] : [] };
  const before = version('published', [['1.0', 5, 15]]);
  expect(changesOf({ published: before, draft: joined }).map(({ after }) => after?.point)).toEqual(['Plaza']);
  expect(movedPromises({ published: before, draft: joined })).toBe(1);
});
