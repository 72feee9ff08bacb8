import '@testing-library/jest-dom';
import { format, TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { completeBrowser } from './browser.ts';
import { withoutOwnerStacks } from './owner-stacks.ts';
import { report } from './problems.ts';

Object.assign(globalThis, { TextEncoder, TextDecoder });
completeBrowser();
withoutOwnerStacks();
// Long, because machines may be busy: only what never happens should fail a test.
configure({ asyncUtilTimeout: 30_000 });

// Includes what a file writes while it is imported. A test that provokes output spies on it and states what it expects.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void report.add(`console.${level}: ${format(...words)}`);
}

afterEach(() => {
  jest.restoreAllMocks();
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  failOnProblems();
});
afterAll(failOnProblems); // problems after the last test

function failOnProblems() {
  const problems = report.drain();
  if (problems.length) throw new Error(problems.join('\n'));
}
