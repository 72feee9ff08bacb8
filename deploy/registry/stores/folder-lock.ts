import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which a lock was left by a publisher that was killed. */
const lockTimeout = 10_000;

/** Waits until nobody else has the lock. @returns a function that frees it */
export async function lock(file: string) {
  mkdirSync(dirname(file), { recursive: true });
  while (!create(file)) {
    if (isStale(file)) removeStale(file);
    await wait(5 + Math.random() * 20);
  }
  return () => rmSync(file, { force: true });
}

/** Whether the publisher that made the lock was killed. */
const isStale = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > lockTimeout;

/** With a guard file: of two publishers that see a stale lock, the slower could remove the new lock of the faster. */
function removeStale(file: string) {
  const guard = `${file}.stale`;
  if (!create(guard)) return;
  if (isStale(file)) rmSync(file, { force: true });
  rmSync(guard, { force: true });
}

/** @returns false when the file is there already */
function create(file: string) {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
