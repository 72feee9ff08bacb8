import { appendFileSync } from 'node:fs';

/** Tells `npm test` of a test that has ended. */
export function countTest() {
  if (process.env.TEST_PROGRESS) appendFileSync(process.env.TEST_PROGRESS, '.');
}

/** Reporter for Jest and for Playwright, which have a name each for the end of a test. */
export default class CountingReporter {
  onTestCaseResult = countTest;
  onTestEnd = countTest;
  printsToStdio = () => false;
}
