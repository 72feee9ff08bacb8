import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux has an in-memory file system. */
const memory = '/dev/shm';

const bytesNeeded = 2 * 1024 ** 3;

/**
 * Returns an in-memory folder for the test database: each test file creates and drops databases of a thousand files,
 * which takes five times as long on disk.
 * @returns undefined where there is none, or too little space
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < bytesNeeded ? undefined : mkdtempSync(join(memory, 'idavuelta-run-'));
}
