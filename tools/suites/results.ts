import { flakyNote } from './flaky.ts';

/** A test as reported by its runner. */
export interface TestResult {
  suite: string;
  /** Relative to the repository. */
  file: string;
  name: string;
  ms: number;
  status: 'passed' | 'failed' | 'flaky';
}

export interface SuiteResult {
  suite: string;
  seconds: number;
  tests: TestResult[];
}

const keyOf = ({ file, name }: TestResult) => `${file}\0${name}`;

/**
 * Combines a run with the second run of its failed files: a test that failed and then passed is flaky. One missing from
 * the second run stays failed.
 */
export function afterRetry(first: readonly TestResult[], second: readonly TestResult[]): TestResult[] {
  // Of several tests with one name the failed one counts.
  const again = new Map(second.map((test) => [keyOf(test), test]));
  for (const test of second) if (test.status === 'failed') again.set(keyOf(test), test);
  // A file that broke as a whole has no such entry when it passes: its tests are only in the second run.
  const known = new Set(first.map(keyOf));
  const mended = first.map((test): TestResult => {
    if (test.status !== 'failed') return test;
    const { status } = again.get(keyOf(test)) ?? brokenFileAgain(test, second);
    return status === 'passed' ? { ...test, status: 'flaky' } : test;
  });
  return [...mended, ...second.filter((test) => !known.has(keyOf(test)))];
}

/** The name of the entry for a file that broke outside of its tests. */
export const wholeFile = '(the file)';

function brokenFileAgain(test: TestResult, second: readonly TestResult[]): Pick<TestResult, 'status'> {
  // An entry without a file stands for the suite.
  const ofFile = second.filter(({ file }) => !test.file || file === test.file);
  const isMended = test.name === wholeFile && ofFile.length > 0 && ofFile.every(({ status }) => status === 'passed');
  return { status: isMended ? 'passed' : 'failed' };
}

export const filesWithFailures = (tests: readonly TestResult[]) => [
  ...new Set(tests.filter(({ status }) => status === 'failed').map(({ file }) => file)),
];

const count = (tests: readonly TestResult[], status: TestResult['status']) =>
  tests.filter((test) => test.status === status).length;

/**
 * Formats the suites with their durations, the slowest tests, the flaky ones with their notes, the failed ones, and the
 * total as the last line.
 */
export function report(suites: readonly SuiteResult[], { slowest = 20, noteOf = flakyNote } = {}): string {
  const tests = suites.flatMap((suite) => suite.tests);
  const row = (cells: string[]) =>
    `${cells[0]?.padEnd(14)}${cells
      .slice(1)
      .map((cell) => cell.padStart(9))
      .join('')}`;
  const line = ({ suite, file, name, ms }: TestResult) =>
    `${(ms / 1000).toFixed(1).padStart(7)} s  ${file.startsWith(suite) ? file : `${suite}: ${file}`}  ${name}`;
  const list = (title: string, rows: readonly TestResult[], more = (_: TestResult) => '') =>
    rows.length ? [`\n${title}`, ...rows.map((test) => line(test) + more(test))] : [];
  const bySlowness = [...tests].sort((a, b) => b.ms - a.ms).slice(0, slowest);
  return [
    row(['suite', 'passed', 'flaky', 'failed', 'seconds']),
    ...suites.map(({ suite, seconds, tests: own }) =>
      row([
        suite,
        String(count(own, 'passed')),
        String(count(own, 'flaky')),
        String(count(own, 'failed')),
        seconds.toFixed(1),
      ]),
    ),
    ...list(`the ${bySlowness.length} slowest tests`, bySlowness),
    ...list(
      'flaky: failed, and passed when run once more',
      tests.filter(({ status }) => status === 'flaky'),
      ({ name, file }) => `\n${' '.repeat(11)}${noteOf(name, file)}`,
    ),
    ...list(
      'failed',
      tests.filter(({ status }) => status === 'failed'),
    ),
    `\n${sum(suites)}`,
  ].join('\n');
}

/** Formats the total; flaky tests count as passed. */
export function sum(suites: readonly SuiteResult[]): string {
  const tests = suites.flatMap((suite) => suite.tests);
  const failed = count(tests, 'failed');
  return `${tests.length - failed} passed, ${failed} failed`;
}
