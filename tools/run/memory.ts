import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux has a place for files that are in memory alone. */
const memory = '/dev/shm';

const bytesNeeded = 2 * 1024 ** 3;

/**
 * A folder in memory for the database of tests: each test file makes and drops databases of a thousand files, for which a
 * disk takes five times as long.
 * @returns undefined where there is none, or too little room
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < bytesNeeded ? undefined : mkdtempSync(join(memory, 'idavuelta-run-'));
}
