import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FoldedOf, foldRun, type MarkedRider, type RunMark } from './fold-run.ts';

const minute = (count: number) => new Date(Date.UTC(2027, 2, 5, 22, count));
const iso = (count: number) => `2027-03-05T22:${String(count).padStart(2, '0')}:00Z`;

const [rosa, ivan, luz]: [MarkedRider, MarkedRider, MarkedRider] = [
  { ticketId: 1, addressIndex: 0 },
  { ticketId: 2, addressIndex: 0 },
  { ticketId: 3, addressIndex: 1 },
];
/** Rosa and Iván wait at the first stop, Luz at the second. */
const stops = [[rosa, ivan], [luz]];
const out: FoldedOf = { runId: 7, direction: 'out' };

const aMark = (id: string, kind: RunMark['kind'], at: number, over: Partial<RunMark> = {}): RunMark => ({
  ...{ id, kind, at: minute(at), runId: 7, ticketId: null, addressIndex: null, takesBack: null, reason: null },
  ...over,
});
const fold = (marks: RunMark[], checks: [MarkedRider, number][] = [], of = out) =>
  foldRun(marks, stops, (rider) => checks.flatMap(([each, at]) => (each === rider ? [minute(at)] : []))[0], of);
const outcomes = (folded: ReturnType<typeof fold>) =>
  folded.stops.map(({ riders }) => riders.map(({ outcome }) => outcome));

test('[DSP-14] without a mark nothing has begun and everybody is unseen', () => {
  assert.deepEqual(fold([]), {
    ...{ isStarted: false, unseen: 3, marks: [] },
    stops: [
      { riders: [{ outcome: 'unseen' }, { outcome: 'unseen' }], marks: [] },
      { riders: [{ outcome: 'unseen' }], marks: [] },
    ],
  });
});

test('[DSP-14] a mark at a stop is of everyone there, and names the run that saw them', () => {
  const folded = fold([aMark('l', 'left', 1), aMark('a', 'arrived', 4, rosa), aMark('b', 'boarded', 5, ivan)]);
  assert.deepEqual([folded.leftAt, folded.isStarted, folded.unseen], [iso(1), true, 1]);
  const [first, second] = folded.stops;
  assert.deepEqual([first?.arrivedAt, first?.boardedAt, second?.arrivedAt], [iso(4), iso(5), undefined]);
  assert.deepEqual(
    first?.riders.map(({ outcome, seenBy }) => [outcome, seenBy]),
    [
      ['boarded', 7],
      ['boarded', 7],
    ],
  );
  assert.deepEqual(
    [folded.marks, first?.marks.map(({ id }) => id)],
    [[{ id: 'l', kind: 'left', at: iso(1) }], ['a', 'b']],
  );
});

test('[DSP-11] of several outcomes the latest act counts, and only its time is told', () => {
  const folded = fold([
    aMark('b', 'boarded', 5, rosa),
    aMark('n', 'no_show', 9, rosa),
    aMark('e', 'explained', 3, { ...luz, reason: 'Own car' }),
  ]);
  const [first, second] = folded.stops;
  assert.deepEqual([first?.boardedAt, first?.noShowAt], [undefined, iso(9)]);
  assert.deepEqual([second?.explainedAt, second?.reason, second?.riders[0]?.outcome], [iso(3), 'Own car', 'explained']);
});

test('[DSP-11] what is taken back does not count, nor does the mark that takes it back; what was before it counts again', () => {
  const marks = [
    aMark('b', 'boarded', 5, rosa),
    aMark('n', 'no_show', 9, rosa),
    aMark('u', 'undone', 10, { takesBack: 'n' }),
  ];
  const folded = fold(marks);
  assert.deepEqual(outcomes(folded)[0], ['boarded', 'boarded']);
  assert.deepEqual([folded.marks, folded.stops[0]?.marks.map(({ id }) => id)], [[], ['b']]);
  assert.equal(fold([aMark('l', 'left', 1), aMark('u', 'undone', 2, { takesBack: 'l' })]).isStarted, false);
});

test('[DSP-14] a check boards its ticket alone; a later mark counts more, an earlier one less', () => {
  const checked = fold([], [[rosa, 6]]);
  assert.deepEqual(outcomes(checked)[0], ['boarded', 'unseen']);
  assert.deepEqual([checked.stops[0]?.boardedAt, checked.isStarted, checked.unseen], [iso(6), false, 2]);
  assert.equal(checked.stops[0]?.riders[0]?.seenBy, undefined, 'no run is credited with a check');
  assert.deepEqual(outcomes(fold([aMark('n', 'no_show', 9, rosa)], [[rosa, 6]]))[0], ['no_show', 'no_show']);
  assert.deepEqual(outcomes(fold([aMark('n', 'no_show', 4, rosa)], [[rosa, 6]]))[0], ['boarded', 'no_show']);
});

test('[DSP-13] an outcome counts whoever marked it and is credited to them; departure, arrival and end only in their run', () => {
  const before = [
    aMark('l', 'left', 1, { runId: 6 }),
    aMark('a', 'arrived', 2, { ...rosa, runId: 6 }),
    aMark('b', 'boarded', 3, { ...rosa, runId: 6 }),
    aMark('d', 'done', 4, { runId: 6 }),
  ];
  const rest = fold(before);
  assert.deepEqual([rest.leftAt, rest.doneAt, rest.isStarted, rest.unseen], [undefined, undefined, false, 1]);
  const [first] = rest.stops;
  assert.deepEqual([first?.arrivedAt, first?.boardedAt, first?.marks], [undefined, iso(3), []]);
  assert.deepEqual(first?.riders[0], { outcome: 'boarded', boardedAt: iso(3), seenBy: 6 });
  assert.equal(fold(before, [], { ...out, runId: 6 }).doneAt, iso(4));
});

test('[DSP-14] on the way home who was brought to their door was aboard, on the way out who was called at was not', () => {
  const arrived = [aMark('a', 'arrived', 5, luz)];
  assert.deepEqual(outcomes(fold(arrived)), [['unseen', 'unseen'], ['unseen']]);
  assert.deepEqual(outcomes(fold(arrived, [], { ...out, direction: 'back' })), [['unseen', 'unseen'], ['boarded']]);
  const ofAnother = [aMark('a', 'arrived', 5, { ...luz, runId: 6 })];
  assert.deepEqual(outcomes(fold(ofAnother, [], { ...out, direction: 'back' }))[1], ['unseen']);
});

test('[DSP-11] a trip without a run reads the marks that have none', () => {
  const marks = [aMark('l', 'left', 1, { runId: null }), aMark('m', 'left', 2)];
  assert.equal(fold(marks, [], { ...out, runId: undefined }).leftAt, iso(1));
});
