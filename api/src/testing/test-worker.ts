/**
 * Runs test files one after the other, taking them from the queue shared by the run's processes. Everything a file
 * registers, including hooks, belongs to a suite named by the file.
 */
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Only reached by a file that hangs. */
const hangsAfterMs = 5 * 60_000;

const queue = process.env.TEST_QUEUE ?? '';
const files = JSON.parse(readFileSync(join(queue, 'files.json'), 'utf8')) as string[];

function isTaken(number: number) {
  try {
    closeSync(openSync(join(queue, String(number)), 'wx'));
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw error;
  }
}

for (const [number, file] of files.entries()) {
  if (isTaken(number)) continue;
  await suite(file, { timeout: hangsAfterMs }, async () => {
    await import(pathToFileURL(file).href);
  });
}
