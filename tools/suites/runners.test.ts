import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runners } from './runners.ts';

test('a file of Jest that breaks before its first test counts as a failure', () => {
  const results = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  assert.deepEqual(runners.jest?.count(results), { passed: 3, failed: 2 });
});

test('a run of Playwright that could not start counts as a failure', () => {
  const results = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] };
  assert.deepEqual(runners.playwright?.count(results), { passed: 0, failed: 1 });
});

test('Node’s runner writes its counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  const file = join(folder, 'results.json');
  const words = `import { test } from 'node:test'; test('good', () => {}); test('bad', () => { throw new Error(); });`;
  writeFileSync(join(folder, 'a.test.mjs'), words);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  assert.throws(() =>
    execFileSync(process.execPath, ['--test', ...(runners.node?.args(file) ?? [])], {
      cwd: folder,
      stdio: 'pipe',
      env,
    }),
  );
  assert.deepEqual(runners.node?.count(JSON.parse(readFileSync(file, 'utf8'))), { passed: 1, failed: 1 });
  rmSync(folder, { recursive: true });
});
