import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.ts';

/** Known causes of tests that failed and then passed. */
export interface FlakyNote {
  /** Relative to the repository. */
  file: string;
  /** Their names, as they stand in the file. */
  tests: string[];
  /** Day on which one of them was last seen to fail. */
  seen: string;
  cause: string;
  /** Subject of the commit that mended it, or what was decided. */
  done: string;
}

export const readFlakyNotes = (): FlakyNote[] => JSON.parse(readFileSync(join(root, '.ci/flaky.json'), 'utf8'));

/**
 * Words for a flaky test: what is known of it, or that nobody has looked into it yet.
 * @param name of the test, or of the proof
 * @param file of the test, since two files may have tests of one name
 */
export function flakyNote(name: string, file?: string, notes: readonly FlakyNote[] = readFlakyNotes()): string {
  // Jest puts the names of the suites around a test before its own.
  const isAbout = ({ tests }: FlakyNote) => tests.some((test) => name.endsWith(test));
  const known = notes.find((note) => isAbout(note) && (!file || note.file === file));
  return known
    ? `seen ${known.seen}: ${known.cause}; ${known.done}`
    : 'not looked into yet: write its cause and what was done into .ci/flaky.json';
}
