import { join, relative } from 'node:path';
import { root } from '../build/packages.ts';
import { type TestResult, wholeFile } from './results.ts';

type RunnerTest = Omit<TestResult, 'suite'>;

/** How a test runner writes its results to a file, and how they are read. */
interface Runner {
  /** Arguments of the package's `test` script. */
  args: (file: string) => string[];
  env?: (file: string) => Record<string, string>;
  tests: (results: unknown) => RunnerTest[];
  /** It reruns failed tests by itself. */
  retries?: true;
}

interface JestResults {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}
interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number }[];
}
interface PlaywrightResults {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  /** Errors of the run as a whole: a file that does not load, a server that does not start. */
  errors: { location?: { file: string } }[];
}

const inRepository = (file: string) => relative(root, file);
const here = (file: string) => join(import.meta.dirname, file);

/** By the first word of a package's `test` script. */
export const runners: Record<string, Runner> = {
  jest: {
    // The reporters option takes a list, which would include the file names after it.
    args: (file) => ['--reporters=default', `--reporters=${here('count-tests.mjs')}`, '--json', `--outputFile=${file}`],
    tests: (results) =>
      (results as JestResults).testResults.flatMap(({ name, status, assertionResults }) => {
        const file = inRepository(name);
        const tests = assertionResults
          .filter((test) => test.status === 'passed' || test.status === 'failed')
          .map(
            (test): RunnerTest => ({
              file,
              name: test.fullName,
              ms: test.duration ?? 0,
              status: test.status === 'passed' ? 'passed' : 'failed',
            }),
          );
        const broke = status === 'failed' && !tests.some((test) => test.status === 'failed');
        return broke ? [...tests, { file, name: wholeFile, ms: 0, status: 'failed' as const }] : tests;
      }),
  },
  node: {
    args: (file) => [
      ...[`--test-reporter=${here('failures-reporter.mjs')}`, '--test-reporter-destination=stdout'],
      ...[`--test-reporter=${here('json-reporter.mjs')}`, `--test-reporter-destination=${file}`],
    ],
    tests: (results) =>
      (results as { file: string; name: string; ms: number; passed: boolean }[]).map(({ file, name, ms, passed }) => ({
        file: inRepository(file),
        name,
        ms,
        status: passed ? 'passed' : 'failed',
      })),
  },
  playwright: {
    args: () => [`--reporter=list,json,${here('count-tests.mjs')}`],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    retries: true,
    tests(results) {
      const { config, suites, errors } = results as PlaywrightResults;
      const fileOf = (file: string) => inRepository(join(config.rootDir, file));
      const testsOf = (suite: PlaywrightSuite): RunnerTest[] => [
        ...suite.specs.flatMap(({ title, file, tests }) =>
          tests
            .filter(({ status }) => status !== 'skipped')
            .map(
              ({ status, results: runs }): RunnerTest => ({
                file: fileOf(file),
                name: title,
                ms: runs.reduce((ms, { duration }) => ms + duration, 0),
                status: status === 'expected' ? 'passed' : status === 'flaky' ? 'flaky' : 'failed',
              }),
            ),
        ),
        ...(suite.suites ?? []).flatMap(testsOf),
      ];
      const broken = errors.map(
        ({ location }): RunnerTest => ({
          file: inRepository(location?.file ?? root),
          name: wholeFile,
          ms: 0,
          status: 'failed',
        }),
      );
      return [...suites.flatMap(testsOf), ...broken];
    },
  },
};
