import { appendFileSync } from 'node:fs';

/** Tells `npm test` that a test has ended. */
export function countTest() {
  if (process.env.TEST_PROGRESS) appendFileSync(process.env.TEST_PROGRESS, '.');
}

/** Reporter for Jest and Playwright, which have different names for the end of a test. */
export default class CountingReporter {
  onTestCaseResult = countTest;
  onTestEnd = countTest;
  printsToStdio = () => false;
}
