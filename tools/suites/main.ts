/**
 * `npm test`: the suite of every package, one after the other, then a table and one line with the sum.
 *   npm test -- mfe-booking api   only these packages
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, root, workspaces } from '../build/packages.ts';
import { type Counts, runners } from './runners.ts';

interface SuiteResult extends Counts {
  suite: string;
  seconds: number;
}

const folder = join(root, '.local/test-results');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const testScript = (suite: string) => (readPackage(suite) as { scripts?: { test?: string } }).scripts?.test;
const named = process.argv.slice(2);
const suites = workspaces().filter((suite) => testScript(suite) && (!named.length || named.includes(suite)));
const unknown = named.find((name) => !suites.includes(name));
if (unknown) throw new Error(`${unknown} is no package with tests`);

const results: SuiteResult[] = [];
for (const suite of suites) {
  console.log(`\n── ${suite}`);
  results.push(await runSuite(suite));
}

console.log(`\n${'suite'.padEnd(14)} ${'passed'.padStart(7)} ${'failed'.padStart(7)} ${'seconds'.padStart(8)}`);
for (const { suite, passed, failed, seconds } of results) {
  const cells = [String(passed).padStart(7), String(failed).padStart(7), seconds.toFixed(1).padStart(8)];
  console.log(`${suite.padEnd(14)} ${cells.join(' ')}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(join(folder, 'summary.txt'), `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = failed ? 1 : 0;

async function runSuite(suite: string): Promise<SuiteResult> {
  const runner = runners[testScript(suite)?.split(' ')[0] ?? ''];
  if (!runner) throw new Error(`${suite}: its test script begins with none of ${Object.keys(runners).join(', ')}`);
  const file = join(folder, `${suite}.json`);
  const started = performance.now();
  const code = await run(['run', '--silent', 'test', '-w', suite, '--', ...runner.args(file)], runner.env?.(file));
  const counts = existsSync(file) ? runner.count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  // A suite that breaks without a failed test, or runs none, has failed too.
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return {
    suite,
    ...counts,
    failed: broken ? 1 : counts.failed,
    seconds: (performance.now() - started) / 1000,
  };
}

function run(words: string[], env: Record<string, string> = {}): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', resolve);
  });
}
