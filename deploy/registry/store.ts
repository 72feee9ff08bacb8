import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../site.ts';

const staleLock = 10_000;

/** The registry of a site folder; an empty one when nothing was published yet. */
export function readRegistry(siteDir: string): Registry {
  try {
    return JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, modules: {} };
    throw error;
  }
}

/** Changes the registry: one writer at a time, and readers see the old document or the new one. */
export async function changeRegistry(siteDir: string, change: (modules: Registry['modules']) => void) {
  const release = await lock(siteDir);
  try {
    const { revision, modules } = readRegistry(siteDir);
    change(modules);
    writeAtomically(
      join(siteDir, 'registry.json'),
      `${JSON.stringify({ revision: revision + 1, modules }, null, 2)}\n`,
    );
  } finally {
    release();
  }
}

async function lock(siteDir: string) {
  mkdirSync(siteDir, { recursive: true });
  const file = join(siteDir, 'registry.lock');
  for (;;) {
    try {
      closeSync(openSync(file, 'wx'));
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // A publisher that was killed leaves its lock behind.
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > staleLock) rmSync(file, { force: true });
      await wait(50);
    }
  }
}
