import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterRetry, filesWithFailures, report, type TestResult, wholeFile } from './results.ts';

const result = (name: string, status: TestResult['status'], file = 'api/src/a.test.ts', ms = 10): TestResult => ({
  suite: 'api',
  file,
  name,
  ms,
  status,
});
const statuses = (tests: TestResult[]) => tests.map(({ name, status }) => `${name}: ${status}`);

test('a test that fails and then passes is flaky; one that fails twice, or is not there again, has failed', () => {
  const first = [result('a', 'passed'), result('b', 'failed'), result('c', 'failed'), result('d', 'failed')];
  const second = [result('a', 'passed'), result('b', 'passed'), result('c', 'failed')];
  assert.deepEqual(statuses(afterRetry(first, second)), ['a: passed', 'b: flaky', 'c: failed', 'd: failed']);
});

test('of two tests with one name the one that fails again counts', () => {
  const first = [result('a', 'failed')];
  assert.deepEqual(statuses(afterRetry(first, [result('a', 'failed'), result('a', 'passed')])), ['a: failed']);
});

test('a file that broke and then passes is flaky, and its tests count; one with a failed test has failed', () => {
  const first = [result(wholeFile, 'failed')];
  const [good, bad] = [result('a', 'passed'), result('b', 'failed')];
  assert.deepEqual(statuses(afterRetry(first, [good])), [`${wholeFile}: flaky`, 'a: passed']);
  assert.deepEqual(statuses(afterRetry(first, [good, bad])), [`${wholeFile}: failed`, 'a: passed', 'b: failed']);
});

test('a file is named once, however many of its tests failed', () => {
  const tests = [result('a', 'failed'), result('b', 'failed'), result('c', 'passed', 'api/src/c.test.ts')];
  assert.deepEqual(filesWithFailures(tests), ['api/src/a.test.ts']);
});

test('the report names suites, the slowest tests, flaky and failed ones, and ends with the sum', () => {
  const tests = [
    result('quick', 'passed'),
    result('slow', 'passed', 'api/src/b.test.ts', 2_300),
    result('at times', 'flaky'),
    result('broken', 'failed'),
  ];
  const noteOf = (name: string, file?: string) => `of ${name} in ${file}`;
  const lines = report([{ suite: 'api', seconds: 12.34, tests }], { slowest: 1, noteOf }).split('\n');
  assert.match(lines[1] ?? '', /^api +2 +1 +1 +12\.3$/);
  assert.deepEqual(lines.slice(2), [
    '',
    'the 1 slowest tests',
    '    2.3 s  api/src/b.test.ts  slow',
    '',
    'flaky: failed, and passed when run once more',
    '    0.0 s  api/src/a.test.ts  at times',
    '           of at times in api/src/a.test.ts',
    '',
    'failed',
    '    0.0 s  api/src/a.test.ts  broken',
    '',
    '3 passed, 1 failed',
  ]);
});
