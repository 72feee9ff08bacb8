import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.ts';

/** A known cause of tests that failed and then passed. */
export interface FlakyNote {
  /** Relative to the repository. */
  file: string;
  /** Their names, as in the file. */
  tests: string[];
  /** Day of the last failure of one of them. */
  seen: string;
  cause: string;
  /** Subject of the commit that fixed it, or the decision. */
  done: string;
}

export const readFlakyNotes = (): FlakyNote[] => JSON.parse(readFileSync(join(root, '.ci/flaky.json'), 'utf8'));

/**
 * Describes a flaky test: what is known of it, or that nobody has investigated it yet.
 * @param name of the test, or of the proof
 * @param file of the test, because two files may have tests of one name
 */
export function flakyNote(name: string, file?: string, notes: readonly FlakyNote[] = readFlakyNotes()): string {
  // Jest prefixes a test's name with those of its suites.
  const isAbout = ({ tests }: FlakyNote) => tests.some((test) => name.endsWith(test));
  const known = notes.find((note) => isAbout(note) && (!file || note.file === file));
  return known
    ? `seen ${known.seen}: ${known.cause}; ${known.done}`
    : 'not looked into yet: write its cause and what was done into .ci/flaky.json';
}
