/**
 * `npm run gate`: everything that main has to pass, on two cores: the checks, in parallel with the build of the one
 * site that the rest uses, every test, and the proofs whose subject has changed. Ends with one line: N passed, N
 * failed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.ts';
import { inOrder, type Phase, type PhaseResult } from './phase.ts';
import { startSite } from './site.ts';

/**
 * Checks that need no site, in two sequences parallel to each other and the build. Each TypeScript checker recalculates
 * the types it encounters: the default of four takes twice the time of one.
 */
const checks = [
  [['types', '--', '--checkers', '1'], ['lint'], ['database']],
  [['imports'], ['contract'], ['openapi'], ['dead'], ['translated'], ['texts'], ['versions'], ['requirements']],
].map((row) => row.map(([name, ...words]): Phase => ({ name: `check:${name}`, words: [`check:${name}`, ...words] })));

const started = performance.now();
const results: PhaseResult[] = [];

const [site] = await Promise.all([
  timed('site is built and runs', startSite),
  ...checks.map((row) => inOrder(row, results)),
]);
try {
  // Alone: on a busy machine a page may prefetch files later, which then count as needed.
  await inOrder([{ name: 'check:budgets', words: ['check:budgets'], env: site.env }], results);
  await timed('tests', () => run(['test'], site.env));
  await timed('proofs that are due', () => run(['run', '--silent', 'proofs', '--', '--due', '--short'], site.env));
} finally {
  await site.stop();
}

console.log('\n════ phases');
for (const { name, passed, seconds } of results)
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}${passed ? '' : '  FAILED'}`);
console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  in all`);
// What was proved here must be committed where the work is.
if (execFileSync('git', ['status', '--porcelain', '--', '.ci/proved'], { cwd: root, encoding: 'utf8' }))
  console.log(`\nto keep what was proved: npm run proofs -- --take ${root}\n`);
console.log(readFileSync(join(root, '.local/test-results/report.txt'), 'utf8').trimEnd());
if (results.some(({ passed }) => !passed)) process.exitCode = 1;

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  results.push({ name, passed: result !== false, seconds: (performance.now() - from) / 1000 });
  return result;
}

/** Streams the command's output. @returns whether it passed */
function run(words: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
