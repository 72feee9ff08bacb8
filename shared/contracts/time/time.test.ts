import { dayAt, firstAfter, lastBefore, momentAt, timeAt, wallTimeAt, withOffset } from './index.ts';

const moment = '2027-03-06T01:00:00.000Z';

it.each([
  ['America/Lima', '2027-03-05T20:00:00', '-05:00'],
  ['America/Santiago', '2027-03-05T22:00:00', '-03:00'],
  ['Atlantic/Canary', '2027-03-06T01:00:00', '+00:00'],
  ['Europe/Madrid', '2027-03-06T02:00:00', '+01:00'],
  ['Asia/Kolkata', '2027-03-06T06:30:00', '+05:30'],
])('[API-12] a moment is shown by the clocks of its zone: %s', (zone, shown, offset) => {
  expect(wallTimeAt(moment, zone)).toBe(shown);
  expect(withOffset(moment, zone)).toBe(`${shown}${offset}`);
  expect([dayAt(moment, zone), timeAt(Date.parse(moment), zone)]).toEqual([shown.slice(0, 10), shown.slice(11, 16)]);
  expect(momentAt(shown, zone).toISOString()).toBe(moment);
});

it.each([
  ['the evening before clocks are put forward', '2027-03-27T23:30', 'Europe/Madrid', '2027-03-27T22:30:00.000Z'],
  ['an hour that clocks leave out', '2027-03-28T02:30', 'Europe/Madrid', '2027-03-28T01:30:00.000Z'],
  ['the hour after it', '2027-03-28T03:30', 'Europe/Madrid', '2027-03-28T01:30:00.000Z'],
  ['an hour that clocks show twice', '2027-10-31T02:30', 'Europe/Madrid', '2027-10-31T01:30:00.000Z'],
  ['the hour after that', '2027-10-31T03:30', 'Europe/Madrid', '2027-10-31T02:30:00.000Z'],
  ['a midnight that clocks leave out', '2026-09-06T00:15', 'America/Santiago', '2026-09-06T04:15:00.000Z'],
  ['an hour twice before midnight', '2027-04-03T23:30', 'America/Santiago', '2027-04-04T03:30:00.000Z'],
  ['an evening without any change', '2027-03-06T20:00', 'America/Lima', '2027-03-07T01:00:00.000Z'],
])('[API-12] finds the moment of %s', (_, shown, zone, expected) => {
  expect(momentAt(shown, zone).toISOString()).toBe(expected);
});

it('[API-12] finds the hour before and after a moment, over midnight and over a change of the clocks', () => {
  const starts = new Date('2027-03-28T10:00:00.000Z'); // noon in Madrid, where clocks went forward that night
  expect(lastBefore(starts, '11:00', 'Europe/Madrid').toISOString()).toBe('2027-03-28T09:00:00.000Z');
  expect(lastBefore(starts, '12:00', 'Europe/Madrid').toISOString()).toBe('2027-03-27T11:00:00.000Z');
  expect(firstAfter(starts, '12:00', 'Europe/Madrid').toISOString()).toBe('2027-03-29T10:00:00.000Z');
  expect(firstAfter(starts, '23:45', 'Europe/Madrid').toISOString()).toBe('2027-03-28T21:45:00.000Z');
});
