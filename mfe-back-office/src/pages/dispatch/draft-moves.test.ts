import {
  addTrip,
  applyOption,
  changeTrip,
  type DraftTrip,
  lockParty,
  moveParty,
  placeAtGap,
  placeOf,
  removeTrip,
  sendToPoint,
  tripsOf,
  withoutGone,
  withoutParty,
} from './draft-moves.ts';

const trip = (vehicleId: number, ...parties: string[]): DraftTrip => ({
  vehicleId,
  locked: false,
  stops: parties.map((party) => ({ party })),
});
const trips = [trip(1, 'a', 'b', 'c'), trip(2, 'd')];
const orders = (list: DraftTrip[]) => list.map(({ stops }) => stops.map(({ party }) => party).join(''));

describe('[DSP-07] moving a stop', () => {
  it('goes to a place of another trip', () => {
    expect(orders(moveParty(trips, 'b', { trip: 1, position: 0 }))).toEqual(['ac', 'bd']);
    expect(orders(moveParty(trips, 'b', { trip: 1, position: 1 }))).toEqual(['ac', 'db']);
  });

  it('goes up and down in its own trip', () => {
    expect(orders(moveParty(trips, 'a', { trip: 0, position: 2 }))).toEqual(['bca', 'd']);
    expect(orders(moveParty(trips, 'c', { trip: 0, position: 1 }))).toEqual(['acb', 'd']);
  });

  it('lands in the gap that it is dropped into, also behind its own place', () => {
    const drop = (party: string, trip: number, gap: number) =>
      orders(moveParty(trips, party, placeAtGap(trips, party, trip, gap)));
    expect(drop('a', 0, 2)).toEqual(['bac', 'd']);
    expect(drop('c', 0, 0)).toEqual(['cab', 'd']);
    expect(drop('a', 1, 1)).toEqual(['bc', 'da']);
    expect(drop('a', 0, 1)).toEqual(['abc', 'd']);
  });

  it('begins among those without a trip, and ends there', () => {
    expect(orders(moveParty(trips, 'x', { trip: 0, position: 1 }))).toEqual(['axbc', 'd']);
    expect(orders(withoutParty(trips, 'd'))).toEqual(['abc']);
    expect(withoutParty(trips, 'x')).toBe(trips);
  });

  it('opens the time, and in another trip also the trip', () => {
    const locked = lockParty(trips, 'b', 'time', '2027-03-06T22:15:00Z');
    expect(locked[0]?.stops[1]).toEqual({ party: 'b', lock: 'time', at: '2027-03-06T22:15:00Z' });
    expect(moveParty(locked, 'b', { trip: 0, position: 0 })[0]?.stops[0]).toEqual({ party: 'b', lock: 'trip' });
    expect(moveParty(locked, 'b', { trip: 1, position: 0 })[1]?.stops[0]).toEqual({ party: 'b' });
    expect(lockParty(locked, 'b', undefined, undefined)[0]?.stops[1]).toEqual({ party: 'b' });
  });

  it('[DSP-20] removes the trip that it empties, unless that is locked or new', () => {
    expect(orders(moveParty(trips, 'd', { trip: 0, position: 1 }))).toEqual(['adbc']);
    const locked = changeTrip(addTrip(trips, 3), 1, { locked: true });
    expect(orders(moveParty(locked, 'd', { trip: 0, position: 3 }))).toEqual(['abcd', '', '']);
    expect(orders(withoutGone(addTrip(trips, 3), [{ id: 'a' }]))).toEqual(['a', '']);
  });

  it('leaves the trips as they were, so that it can be undone', () => {
    moveParty(trips, 'a', { trip: 1, position: 0 });
    expect(orders(trips)).toEqual(['abc', 'd']);
  });
});

it('[DSP-07] a trip gets another driver or none, is added empty, and removed only while it is empty', () => {
  const driven = changeTrip(trips, 1, { driverId: 8, locked: true });
  expect(driven[1]).toMatchObject({ driverId: 8, locked: true });
  expect(changeTrip(driven, 1, { driverId: undefined })[1]).toEqual({ ...trips[1], locked: true });
  const added = addTrip(trips, 3);
  expect(orders(added)).toEqual(['abc', 'd', '']);
  expect(orders(removeTrip(added, 2))).toEqual(['abc', 'd']);
  expect(orders(removeTrip(added, 0))).toEqual(['abc', 'd', '']);
});

it('[DSP-06] an option of a proposal puts a late buyer into a trip, or takes out who rides no more', () => {
  const option = { trip: 2, position: 1, addedMinutes: 6, addedKilometres: 2, changed: [], broken: [] };
  const late = { kind: 'insert' as const, party: 'x', order: 'X', options: [option] };
  expect(orders(applyOption(trips, late, option))).toEqual(['abc', 'dx']);
  expect(orders(applyOption(trips, { ...late, kind: 'remove', party: 'b' }, option))).toEqual(['ac', 'd']);
});

it('[DSP-07] a draft begins with the trips of a version, without what the API reckons, and without who is gone', () => {
  const at = '2027-03-06T22:15:00Z';
  const version = {
    version: 1,
    state: 'published' as const,
    revision: 4,
    changedAt: at,
    changedBy: 'Rosa',
    moved: [],
    trips: [
      {
        number: 1,
        vehicleId: 5,
        van: 'ABC-105',
        driver: 'Pedro',
        locked: false,
        startsAt: at,
        endsAt: at,
        drivenKilometres: 9,
        drivenMinutes: 20,
        riddenMinutes: 40,
        broken: [],
        stops: [
          { party: '1.0', at, load: 2, broken: [] },
          { party: '2.0', at, load: 3, lock: 'time' as const, broken: [] },
        ],
      },
    ],
  };
  const begun = tripsOf(version);
  expect(begun).toEqual([
    { vehicleId: 5, locked: false, stops: [{ party: '1.0' }, { party: '2.0', lock: 'time', at }] },
  ]);
  expect(orders(withoutGone(begun, [{ id: '2.0' }]))).toEqual(['2.0']);
  expect(placeOf(begun, '2.0')).toEqual({ trip: 0, position: 1 });
  expect(tripsOf(undefined)).toEqual([]);
});

it('[DSP-22] a party keeps its pick-up point in another trip and when it is locked, unless it is out of its reach', () => {
  const atPoint = [{ ...trip(1), stops: [{ party: 'a', pointId: 3 }, { party: 'b' }] }, trip(2, 'd')];
  expect(moveParty(atPoint, 'a', { trip: 1, position: 0 })[1]?.stops[0]).toEqual({ party: 'a', pointId: 3 });
  expect(lockParty(atPoint, 'a', 'trip', undefined)[0]?.stops[0]).toEqual({ party: 'a', pointId: 3, lock: 'trip' });
  expect(sendToPoint(atPoint, 'a', undefined)[0]?.stops[0]).toEqual({ party: 'a' });
  expect(sendToPoint(atPoint, 'b', 3)[0]?.stops[1]).toEqual({ party: 'b', pointId: 3 });
  expect(withoutGone(atPoint, [{ id: 'a' }])[0]?.stops).toEqual([{ party: 'a' }]);
});
