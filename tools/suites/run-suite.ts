import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, root } from '../build/packages.ts';
import { endedTests, progressLine, readLastTimes, showProgress } from './progress.ts';
import { afterRetry, filesWithFailures, type SuiteResult, type TestResult, wholeFile } from './results.ts';
import { runners } from './runners.ts';

/** Returns the script that `npm test -w <suite>` runs; undefined for a package without tests. */
export const testScript = (suite: string) => (readPackage(suite) as { scripts?: { test?: string } }).scripts?.test;

/**
 * Runs the tests of a package, and files with a failed test once more.
 * @param folder for the runner's results
 * @param place position of the suite, and number of suites
 */
export async function runSuite(suite: string, folder: string, place: [number, number]): Promise<SuiteResult> {
  const runner = runners[testScript(suite)?.split(' ')[0] ?? ''];
  if (!runner) throw new Error(`${suite}: its test script begins with none of ${Object.keys(runners).join(', ')}`);
  const last = readLastTimes()[suite];
  const started = performance.now();
  const first = await run([]);
  const failed = filesWithFailures(first);
  const tests = failed.length && !runner.retries ? await retry(first, failed) : first;
  return { suite, tests, seconds: (performance.now() - started) / 1000 };

  async function retry(before: TestResult[], files: string[]) {
    console.log(`\n── ${suite}: once more ${files.join(', ')}`);
    // Without a file name, the suite as a whole broke.
    return afterRetry(before, await run(files.filter(Boolean).map((file) => join(root, file))));
  }

  async function run(files: string[]): Promise<TestResult[]> {
    const { args, env, tests: read } = runner as NonNullable<typeof runner>;
    const output = join(folder, `${suite}.json`);
    const ended = join(folder, `${suite}.ended`);
    for (const path of [output, ended]) rmSync(path, { force: true });
    const began = performance.now();
    const progress = showProgress(() => {
      const seconds = Math.round((performance.now() - began) / 1000);
      return progressLine({ suite, place, tests: endedTests(ended), seconds, last: files.length ? undefined : last });
    });
    const words = ['run', '--silent', 'test', '-w', suite, '--', ...args(output), ...files];
    const code = await npm(words, { ...env?.(output), TEST_PROGRESS: ended }, progress.write).finally(progress.stop);
    const found = existsSync(output) ? read(JSON.parse(readFileSync(output, 'utf8'))) : [];
    const results = found.map((test) => ({ suite, ...test }));
    // A suite that breaks without a failed test, or runs none, has failed too.
    const broke = results.length === 0 || (code !== 0 && !results.some(({ status }) => status === 'failed'));
    return broke ? [...results, { suite, file: '', name: wholeFile, ms: 0, status: 'failed' }] : results;
  }
}

/** Runs npm, with its output passed to `write`. @returns its exit code */
function npm(words: string[], env: Record<string, string>, write: (text: string) => void): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn('npm', words, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...colors, ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.once('error', reject);
    child.once('close', resolve);
  });
}
