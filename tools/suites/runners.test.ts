import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build/packages.ts';
import { endedTests } from './progress.ts';
import { wholeFile } from './results.ts';
import { runners } from './runners.ts';

const file = (path: string) => join(root, path);

test('Jest: each test with its file and time; a file that breaks before its first test has failed', () => {
  const assertion = { fullName: 'adds', status: 'passed', duration: 12 };
  const results = {
    testResults: [
      { name: file('shared/a.test.ts'), status: 'passed', assertionResults: [assertion] },
      { name: file('shared/b.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: file('shared/c.test.ts'),
        status: 'passed',
        assertionResults: [{ fullName: 'not now', status: 'pending' }],
      },
    ],
  };
  assert.deepEqual(runners.jest?.tests(results), [
    { file: 'shared/a.test.ts', name: 'adds', ms: 12, status: 'passed' },
    { file: 'shared/b.test.ts', name: wholeFile, ms: 0, status: 'failed' },
  ]);
});

test('Jest runs the files that are named behind its arguments, as those that are run once more are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  const output = join(folder, 'files.json');
  const words = [...(runners.jest?.args(output) ?? []), 'contracts/text/text.test.ts', '--listTests'];
  const { stderr } = spawnSync('npx', ['jest', ...words], { cwd: file('shared'), encoding: 'utf8' });
  assert.deepEqual(JSON.parse(readFileSync(output, 'utf8')), [file('shared/contracts/text/text.test.ts')], stderr);
  rmSync(folder, { recursive: true });
});

test('Playwright: a test with all of its tries; a run that could not start has failed', () => {
  const one = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const results = {
    config: { rootDir: file('e2e/journeys') },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [one('buys', 'expected', 5)],
        suites: [{ title: 'by phone', specs: [one('buys too', 'flaky', 5, 6), one('never', 'skipped')] }],
      },
    ],
    errors: [{}],
  };
  assert.deepEqual(runners.playwright?.tests(results), [
    { file: 'e2e/journeys/a.spec.ts', name: 'buys', ms: 5, status: 'passed' },
    { file: 'e2e/journeys/a.spec.ts', name: 'buys too', ms: 11, status: 'flaky' },
    { file: '', name: wholeFile, ms: 0, status: 'failed' },
  ]);
});

test('Node’s runner writes its tests, nested ones too, and a file that breaks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  const output = join(folder, 'results.json');
  writeFileSync(
    join(folder, 'a.test.mjs'),
    `import { describe, test } from 'node:test';
    test('good', () => {});
    describe('within', () => { test('bad', () => { throw new Error(); }); });
    test('later', { skip: true }, () => {});`,
  );
  writeFileSync(join(folder, 'b.test.mjs'), `throw new Error('broken');`);
  writeFileSync(join(folder, 'c.test.mjs'), `process.kill(process.pid, 'SIGKILL');`);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const ended = join(folder, 'ended');
  const run = spawnSync(process.execPath, ['--test', ...(runners.node?.args(output) ?? [])], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, TEST_PROGRESS: ended },
  });
  assert.notEqual(run.status, 0);
  assert.match(run.stdout, /failing tests:.*✖ bad.*Error/s);
  assert.doesNotMatch(run.stdout, /good/, 'what passes is not listed');
  assert.match(run.stdout, /c\.test\.mjs.*its process ended with SIGKILL/s);
  assert.equal(endedTests(ended), 4);
  const tests = runners.node?.tests(JSON.parse(readFileSync(output, 'utf8'))) ?? [];
  assert.deepEqual(
    tests.map((one) => [one.file.replace(/.*\//, ''), one.name, one.status]),
    [
      ['a.test.mjs', 'good', 'passed'],
      ['a.test.mjs', 'bad', 'failed'],
      ['b.test.mjs', wholeFile, 'failed'],
      ['c.test.mjs', wholeFile, 'failed'],
    ],
  );
  rmSync(folder, { recursive: true });
});
