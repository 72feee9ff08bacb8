import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build/packages.ts';
import { flakyNote, readFlakyNotes } from './flaky.ts';
import { wholeFile } from './results.ts';

const note = { file: 'a.test.ts', tests: ['adds'], seen: '2026-11-28', cause: 'a slow clock', done: 'fix: it waits' };

test('a flaky test is named with its cause and what was done, by its name and file, or by its name alone', () => {
  const words = 'seen 2026-11-28: a slow clock; fix: it waits';
  assert.equal(flakyNote('adds', 'a.test.ts', [note]), words);
  assert.equal(flakyNote('adds', undefined, [note]), words);
  assert.equal(flakyNote('numbers adds', 'a.test.ts', [note]), words);
});

test('one that nobody has looked into is named as that', () => {
  const words = 'not looked into yet: write its cause and what was done into .ci/flaky.json';
  assert.equal(flakyNote('adds', 'b.test.ts', [note]), words);
  assert.equal(flakyNote('takes away', 'a.test.ts', [note]), words);
});

test('every note is about tests that exist, and says when, why and what was done', () => {
  for (const { file, tests, seen, cause, done } of readFlakyNotes()) {
    const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    for (const name of tests)
      assert.ok(name === wholeFile || source.includes(name), `.ci/flaky.json: ${file} has no test “${name}”`);
    assert.match(seen, /^\d{4}-\d\d-\d\d$/);
    assert.ok(tests.length && cause && done, file);
  }
});
