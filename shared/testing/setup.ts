import '@testing-library/jest-dom';
import { format, TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { completeBrowser } from './browser.ts';
import { report } from './problems.ts';

Object.assign(globalThis, { TextEncoder, TextDecoder });
completeBrowser();
// Only what never comes fails a test: a busy machine may take long.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    report.add(`console.error: ${format(...words)}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  const problems = report.drain();
  if (problems.length) throw new Error(problems.join('\n'));
});
