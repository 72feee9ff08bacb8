/**
 * `npm test`: runs the suites of all packages in sequence; failed tests are run once more. During a suite it shows how
 * many of its tests have ended, beside the count and duration of the last run. Ends with the seconds per suite, the slowest
 * tests, those that failed and then passed, and one line with the total; all of it is stored in `.local/test-results`.
 *   npm test -- mfe-booking api   only these packages
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from '../build/packages.ts';
import { progressLine, readLastTimes, saveLastTime } from './progress.ts';
import { report, type SuiteResult, sum } from './results.ts';
import { runSuite, testScript } from './run-suite.ts';

const folder = join(root, '.local/test-results');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const named = process.argv.slice(2);
const suites = workspaces().filter((suite) => testScript(suite) && (!named.length || named.includes(suite)));
const unknown = named.find((name) => !suites.includes(name));
if (unknown) throw new Error(`${unknown} is no package with tests`);

const results: SuiteResult[] = [];
for (const [i, suite] of suites.entries()) {
  const place: [number, number] = [i + 1, suites.length];
  console.log(`\n── ${progressLine({ suite, place, tests: 0, seconds: 0, last: readLastTimes()[suite] })}`);
  const result = await runSuite(suite, folder, place);
  saveLastTime(result);
  results.push(result);
}

const words = report(results);
console.log(`\n${words}`);
writeFileSync(join(folder, 'tests.json'), JSON.stringify(results, null, 1));
writeFileSync(join(folder, 'report.txt'), `${words}\n`);
writeFileSync(join(folder, 'summary.txt'), `${sum(results)}\n`);
process.exitCode = results.some(({ tests }) => tests.some(({ status }) => status === 'failed')) ? 1 : 0;
