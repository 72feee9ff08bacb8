import { join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

/** How a test runner is told to write its results into a file, and how they are read. */
interface Runner {
  /** Arguments of the package's `test` script. */
  args: (file: string) => string[];
  env?: (file: string) => Record<string, string>;
  count: (results: unknown) => Counts;
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before their first test. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const jsonReporter = join(import.meta.dirname, 'json-reporter.mjs');

/** By the first word of a package's `test` script. */
export const runners: Record<string, Runner> = {
  jest: {
    args: (file) => ['--json', `--outputFile=${file}`],
    count(results) {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results as JestResults;
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  },
  node: {
    args: (file) => [
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...[`--test-reporter=${jsonReporter}`, `--test-reporter-destination=${file}`],
    ],
    count(results) {
      const { passed = 0, failed = 0, cancelled = 0 } = results as Partial<Counts & { cancelled: number }>;
      return { passed, failed: failed + cancelled };
    },
  },
  playwright: {
    args: () => ['--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    count(results) {
      const { stats, errors } = results as PlaywrightResults;
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
    },
  },
};
