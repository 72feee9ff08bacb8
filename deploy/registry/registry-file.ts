import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../output.ts';

/** Milliseconds after which a lock was left by a publisher that was killed. */
const lockTimeout = 10_000;

/** Reads `registry.json` of an output folder; an empty registry when nothing was published yet. */
export function readRegistry(outputDir: string): Registry {
  try {
    return JSON.parse(readFileSync(join(outputDir, 'registry.json'), 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, modules: {} };
    throw error;
  }
}

/** @returns a function that reads the current registry, and parses the file again only when it was replaced */
export function createRegistryReader(outputDir: string) {
  const file = join(outputDir, 'registry.json');
  let lastSeen = '';
  let registry: Registry = { revision: 0, modules: {} };
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    const now = stat ? `${stat.ino} ${stat.mtimeMs}` : '';
    if (now !== lastSeen) {
      registry = readRegistry(outputDir);
      lastSeen = now;
    }
    return registry;
  };
}

/**
 * Changes the registry, with a lock against other writers; readers see the old file or the new one. The revision stays when
 * `change` changed nothing.
 */
export async function changeRegistry<T>(
  outputDir: string,
  change: (content: Pick<Registry, 'modules' | 'shell'>) => T,
): Promise<T> {
  const release = await lock(outputDir);
  try {
    const { revision, ...content } = readRegistry(outputDir);
    const before = JSON.stringify(content);
    const result = change(content);
    if (JSON.stringify(content) !== before) {
      const registry: Registry = { revision: revision + 1, ...content };
      writeAtomically(join(outputDir, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
    }
    return result;
  } finally {
    release();
  }
}

async function lock(outputDir: string) {
  mkdirSync(outputDir, { recursive: true });
  const file = join(outputDir, 'registry.lock');
  while (!create(file)) {
    if (isStale(file)) removeStale(file);
    await wait(50);
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
