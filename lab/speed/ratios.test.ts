import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalOf, ratioOf, ratioText } from './ratios.ts';

const visit = (ready: number, tbt = 0) => ({ fcp: 0, lcp: 0, work: 0, tbt, ready });

test('pages are compared turn by turn: a machine that slows down changes no ratio', () => {
  const ratio = ratioOf([visit(100), visit(300), visit(220)], [visit(100), visit(300), visit(200)], 'ready');
  assert.deepEqual(ratio, { middle: 1, min: 1, max: 1.1 });
});

test('blocking is compared over all turns: one task more in a turn does not double it', () => {
  const ours = [visit(1, 0), visit(1, 60), visit(1, 0)];
  const theirs = [visit(1, 50), visit(1, 20), visit(1, 50)];
  assert.deepEqual(ratioOf(ours, theirs, 'tbt'), { middle: 0.5, min: 0, max: 3 });
});

test('a figure that one page does not have is not compared', () => {
  assert.equal(ratioOf([visit(100)], [visit(0)], 'ready'), undefined);
  assert.equal(ratioText(undefined, 1), '–');
});

test('a ratio above the goal of its page is marked', () => {
  const ratio = { middle: 1.2, min: 1.1, max: 1.3 };
  assert.equal(ratioText(ratio, goalOf('landing', 'ready', 'reference')), '1.20 (1.10–1.30)!');
  assert.equal(ratioText(ratio, goalOf('event', 'ready', 'reference')), '1.20 (1.10–1.30) ');
});
