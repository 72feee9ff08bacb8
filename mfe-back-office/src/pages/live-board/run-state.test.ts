import type { LiveRun } from '@idavuelta/shared/contracts/staff';
import { stateOf } from './run-state.ts';

const start = Date.parse('2027-03-05T22:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const now = (minutes: number) => start + minutes * 60_000;

const aRun = (over: Partial<LiveRun> = {}): LiveRun => ({
  ...{ id: 1, direction: 'out', van: 'ABC-123', driver: 'Luis', startsAt: at(0), endsAt: at(60) },
  ...{ seats: 15, travellers: 4, boarded: 0, absent: 0, stops: 2, stopsDone: 0, delayMinutes: 0, isConfirmed: true },
  ...over,
});
const next = { address: 'Jr. Junín 12', plannedAt: at(20), expectedAt: at(20), people: 2, isThere: false };

it('[DSP-15] a van that has not left is overdue five minutes after its time', () => {
  expect(stateOf(aRun(), now(-10))).toMatchObject({ phase: 'waiting', delay: 0 });
  expect(stateOf(aRun(), now(12))).toMatchObject({ phase: 'overdue', delay: 12, pace: 'very-late' });
});

it('[DSP-15] a delay grows without a mark once the next stop should have been reached', () => {
  const run = aRun({ leftAt: at(1), heardAt: at(1), delayMinutes: 1, next });
  expect(stateOf(run, now(10))).toMatchObject({ phase: 'under-way', delay: 1, pace: 'on-time' });
  expect(stateOf(run, now(27))).toMatchObject({ delay: 7, pace: 'late' });
  // it waits there
  expect(stateOf({ ...run, next: { ...next, isThere: true } }, now(27)).delay).toBe(1);
});

it('[DSP-15] a phone under way that says nothing for ten minutes is silent; a finished one may be', () => {
  const run = aRun({ leftAt: at(0), heardAt: at(2), next });
  expect(stateOf(run, now(11)).silent).toBeUndefined();
  expect(stateOf(run, now(14)).silent).toBe(12);
  expect(stateOf({ ...run, doneAt: at(60) }, now(90)).silent).toBeUndefined();
});

it('[DSP-16] a position has its age', () => {
  const position = { latitude: -12.1, longitude: -77, at: at(3) };
  expect(stateOf(aRun({ position }), now(10)).positionAge).toBe(7);
});
