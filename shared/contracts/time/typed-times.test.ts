import { clockChangeAt, momentsAt, timeProblemOf, typedTimeOf } from './index.ts';

it.each([
  ['2027-09-05T00:30', 'America/Santiago', { from: '00:00', to: '01:00' }],
  ['2027-03-28T02:30', 'Europe/Madrid', { from: '02:00', to: '03:00' }],
  ['2027-03-28T01:30', 'Atlantic/Canary', { from: '01:00', to: '02:00' }],
])('[FLT-30] no moment has a time over which clocks are put forward: %s, %s', (typed, zone, change) => {
  expect(momentsAt(typed, zone)).toEqual([]);
  expect(timeProblemOf(typed, zone)).toBe('no_such_time');
  expect(clockChangeAt(typed, zone)).toEqual(change);
});

it.each([
  ['2027-04-03T23:30', 'America/Santiago', ['-03:00', '-04:00'], { from: '00:00', to: '23:00' }],
  ['2027-10-31T02:30', 'Europe/Madrid', ['+02:00', '+01:00'], { from: '03:00', to: '02:00' }],
])('[FLT-30] a time that clocks show twice is told apart by its offset: %s, %s', (typed, zone, offsets, change) => {
  const moments = momentsAt(typed, zone);
  expect(moments.map((moment) => typedTimeOf(moment, zone))).toEqual(offsets.map((offset) => typed + offset));
  expect(timeProblemOf(typed, zone)).toBe('twice');
  expect(moments).toEqual(offsets.flatMap((offset) => momentsAt(typed + offset, zone)));
  expect(clockChangeAt(typed, zone)).toEqual(change);
  expect(timeProblemOf(`${typed}+09:00`, zone)).toBe('no_such_time');
});

it.each([
  ['2027-09-04T23:59', 'America/Santiago'],
  ['2027-09-05T01:00', 'America/Santiago'],
  ['2027-10-31T03:00', 'Europe/Madrid'],
  ['2027-03-05T20:00', 'America/Lima'],
])('[FLT-30] any other time is one moment: %s, %s', (typed, zone) => {
  expect(timeProblemOf(typed, zone)).toBeUndefined();
  expect(momentsAt(typed, zone).map((moment) => typedTimeOf(moment, zone))).toEqual([typed]);
});
