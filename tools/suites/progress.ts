import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.ts';
import type { SuiteResult } from './results.ts';

/** Duration of a suite's last complete run. */
export interface LastTime {
  tests: number;
  seconds: number;
}

const file = join(root, '.local/test-times.json');

export const readLastTimes = (): Record<string, LastTime> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

export function saveLastTime({ suite, tests, seconds }: SuiteResult) {
  const times = { ...readLastTimes(), [suite]: { tests: tests.length, seconds: Math.round(seconds) } };
  writeFileSync(file, JSON.stringify(times, null, 1));
}

/** The progress of a run of suites. */
export interface Progress {
  suite: string;
  /** Position of the suite, and number of suites. */
  place: [number, number];
  tests: number;
  seconds: number;
  last?: LastTime | undefined;
}

export const progressLine = ({ suite, place, tests, seconds, last }: Progress) =>
  last
    ? `[${place.join('/')}] ${suite}: ${tests} of ${last.tests} tests, ${seconds} s of about ${last.seconds} s`
    : `[${place.join('/')}] ${suite}: ${tests} tests, ${seconds} s`;

/** Returns the number of ended tests: reporters append a character per test to the file. */
export const endedTests = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Milliseconds between two updates. A terminal overwrites the line; a log gets a new one, so it gets fewer. */
const pauses = { terminal: 1_000, log: 15_000 };

export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows `line` periodically below other output. */
export function showProgress(line: () => string, out: Output = process.stdout, pause = pauses) {
  let atLineStart = true;
  const clear = out.isTTY ? '\r\x1b[K' : '';
  const show = () => atLineStart && out.write(out.isTTY ? `${clear}${line()}` : `${line()}\n`);
  const timer = setInterval(show, out.isTTY ? pause.terminal : pause.log);
  return {
    write(text: string) {
      out.write((atLineStart ? clear : '') + text);
      atLineStart = text.endsWith('\n');
    },
    stop() {
      clearInterval(timer);
      if (atLineStart) out.write(clear);
    },
  };
}
