import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type RefusedEntry, type Registry } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../output.ts';
import { siteConfigOf } from '../site-config.ts';

/** What is live, as it is in the registry. */
export type LiveReleases = Pick<Registry, 'modules' | 'shell'>;

/** Milliseconds after which a lock was left by a publisher that was killed. */
const lockTimeout = 10_000;

/** Where modules may be fetched from, besides the site's own origin. */
const configuredOrigins = () => siteConfigOf(process.env).moduleOrigins ?? [];

const nothingPublished: Registry = { revision: 0, modules: {} };

/** @throws Error when the file is there and cannot be read as JSON */
function readDocument(outputDir: string): object {
  try {
    return JSON.parse(readFileSync(join(outputDir, 'registry.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothingPublished;
    throw new Error(`registry.json cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Reads `registry.json` of an output folder, without what is refused of it; an empty registry when nothing was published
 * yet.
 * @throws Error when the document as a whole is no registry
 */
export const readRegistry = (outputDir: string, report?: (refused: RefusedEntry) => void): Registry => {
  const { registry, refused } = parseRegistry(readDocument(outputDir), { origins: configuredOrigins() });
  for (const entry of refused) report?.(entry);
  return registry;
};

interface ReaderOptions {
  /** Origins besides the site's own that modules may be fetched from. */
  origins?: readonly string[];
  /** Told once of each entry that is refused, and of a document that cannot be read. */
  report?: (refused: RefusedEntry) => void;
}

/**
 * @returns a function that reads the current registry, and parses the file again only when it was replaced. It never
 * throws: whatever cannot be used of a new document stays as it was in the last good one.
 */
export function createRegistryReader(outputDir: string, { origins = configuredOrigins(), report }: ReaderOptions = {}) {
  const file = join(outputDir, 'registry.json');
  let lastSeen = '';
  let registry = nothingPublished;
  let lastRefused: RefusedEntry[] = [];

  /** @returns what is refused of the file as it is now */
  const readAgain = (): RefusedEntry[] => {
    try {
      const parsed = parseRegistry(readDocument(outputDir), { origins, lastGood: registry });
      registry = parsed.registry;
      return parsed.refused;
    } catch (error) {
      return [{ entry: 'registry.json', reason: (error as Error).message }];
    }
  };

  return () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    const now = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
    if (now !== lastSeen) {
      lastSeen = now;
      const refused = readAgain();
      for (const item of refused) if (!lastRefused.some((known) => isDeepStrictEqual(known, item))) report?.(item);
      lastRefused = refused;
    }
    return registry;
  };
}

/**
 * Changes the registry, with a lock against other writers; readers see the old file or the new one. Only the entries that
 * `change` changed are written, so that one that is refused stays in the file to be repaired. The revision stays when
 * nothing changed.
 * @throws Error when the file is no registry: it is not replaced
 */
export async function changeRegistry<T>(outputDir: string, change: (content: LiveReleases) => T): Promise<T> {
  const release = await lock(outputDir);
  try {
    const document = readDocument(outputDir) as Registry;
    const before = readRegistry(outputDir);
    const content = structuredClone(before);
    const result = change(content);
    if (!isDeepStrictEqual(content, before)) {
      const changed = Object.entries(content.modules).filter(
        ([name, entry]) => !isDeepStrictEqual(entry, before.modules[name]),
      );
      const registry: Registry = {
        ...document,
        revision: before.revision + 1,
        modules: { ...document.modules, ...Object.fromEntries(changed) },
        ...(!isDeepStrictEqual(content.shell, before.shell) && { shell: content.shell }),
      };
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
