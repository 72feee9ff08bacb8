import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsIn, withRow } from './table.ts';

const page = 'before\n<!-- npm run measure -->\n<!-- measured -->\nafter\n';
const row = { name: 'bench', shows: 'the API', date: '2026-11-28', machine: '900', figures: ['list   58 %', 'a|b'] };

test('a measurement is written into the page and read from it; a later one takes its place', () => {
  const once = withRow(page, row);
  assert.ok(once.includes('\n| `bench`: the API | 2026-11-28 | 900 | list · 58 %<br>a/b |\n'));
  assert.match(once, /^before\n/);
  assert.match(once, /\nafter\n$/);
  assert.deepEqual(rowsIn(once).get('bench')?.figures, ['list · 58 %', 'a/b']);
  const again = withRow(withRow(once, { ...row, name: 'a-first' }), { ...row, date: '2026-12-01' });
  assert.deepEqual([...rowsIn(again).keys()], ['a-first', 'bench']);
  assert.equal(rowsIn(again).get('bench')?.date, '2026-12-01');
});

test('a page without a place for the table is an error', () => {
  assert.throws(() => withRow('nothing', row), /no place/);
});
