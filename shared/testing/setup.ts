import '@testing-library/jest-dom';
import { format, TextDecoder, TextEncoder } from 'node:util';
import { cleanup } from '@testing-library/react';
import { report } from './problems.ts';

// jsdom lacks these browser functions.
Object.assign(globalThis, { TextEncoder, TextDecoder });
window.scrollTo = () => {};
window.HTMLElement.prototype.scrollIntoView = () => {};
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList;

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    report.add(`console.error: ${format(...words)}`);
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  const problems = report.drain();
  if (problems.length) throw new Error(problems.join('\n'));
});
