import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../output.ts';

const staleLock = 10_000;

/** The registry of a site folder; an empty one when nothing was published yet. */
export function readRegistry(outputDir: string): Registry {
  try {
    return JSON.parse(readFileSync(join(outputDir, 'registry.json'), 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, modules: {} };
    throw error;
  }
}

/** The registry as it is now, parsed again only when the document was replaced. */
export function createRegistryReader(outputDir: string) {
  const file = join(outputDir, 'registry.json');
  let seen = '';
  let registry: Registry = { revision: 0, modules: {} };
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    const now = stat ? `${stat.ino} ${stat.mtimeMs}` : '';
    if (now !== seen) {
      registry = readRegistry(outputDir);
      seen = now;
    }
    return registry;
  };
}

/**
 * Changes the registry: one writer at a time, and readers see the old document or the new one. A change that leaves
 * everything as it was makes no revision.
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

/** A publisher that was killed leaves its lock behind. */
const isStale = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > staleLock;

/** One at a time: of two that saw the same stale lock, the slower would remove the lock that the faster has just made. */
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
