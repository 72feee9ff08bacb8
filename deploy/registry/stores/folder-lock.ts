import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which a lock must have been left by a killed publisher. */
const lockTimeout = 10_000;

/** Waits for the lock and takes it. @returns a function that releases it */
export async function lock(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  while (!create(file)) {
    if (isStale(file)) removeStale(file);
    await wait(5 + Math.random() * 20);
  }
  return () => rmSync(file, { force: true });
}

/** Tells whether the publisher that took the lock was killed. */
const isStale = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > lockTimeout;

/**
 * With a guard file: otherwise, of two publishers that see a stale lock, the slower could remove the faster one's new
 * lock.
 */
function removeStale(file: string) {
  const guard = `${file}.stale`;
  if (!create(guard)) return;
  if (isStale(file)) rmSync(file, { force: true });
  rmSync(guard, { force: true });
}

/** @returns false when the file already exists */
function create(file: string) {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
