import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type RefusedEntry, type Registry } from '@idavuelta/shared/contracts';
import { type ReaderOptions, readerOptions } from './reader-options.ts';
import { parseDocument, registryKey } from './registry-document.ts';
import { shellName } from './release-names.ts';
import { createFilesCheck } from './signing/signed-files.ts';

/** @throws Error when the file is there and cannot be read as JSON */
function readDocument(outputDir: string) {
  const file = join(outputDir, registryKey);
  const isThere = statSync(file, { throwIfNoEntry: false });
  return parseDocument(isThere && readFileSync(file, 'utf8'));
}

/**
 * Reads `registry.json` of an output folder without refused entries; an empty registry when nothing was published yet.
 * @throws Error when the document as a whole is no registry
 */
export const readRegistry = (outputDir: string): Registry =>
  parseRegistry(readDocument(outputDir), readerOptions()).registry;

interface RegistryReaderOptions extends ReaderOptions {
  /** Called once for each refused entry, and for a document that cannot be read. */
  report?: (refused: RefusedEntry) => void;
}

/**
 * @returns a function that reads the current registry of an output folder, and parses the file again only when it was
 * replaced. It never throws: whatever cannot be used of a new document stays as it was in the last good one.
 */
export function createRegistryReader(outputDir: string, { report, ...given }: RegistryReaderOptions = {}) {
  const options = { ...readerOptions(), ...given };
  const whyOtherFiles = createFilesCheck(outputDir);
  const isKnown = (name: string) => (name === shellName ? registry.shell !== undefined : name in registry.modules);
  const whyAbsent = createPresenceCheck(outputDir, isKnown);
  const refuse: typeof options.refuse = (name, release, part) =>
    options.refuse?.(name, release) ?? whyAbsent(name, release, part) ?? whyOtherFiles(name, release);
  const file = join(outputDir, registryKey);
  let lastSeen = '';
  let registry: Registry = { revision: 0, modules: {} };
  let lastRefused: RefusedEntry[] = [];
  let again = Infinity;

  /** @returns the refused entries of the file; undefined when it has not changed since it was read */
  const readAgain = (): RefusedEntry[] | undefined => {
    let now = lastSeen;
    try {
      const stat = statSync(file, { throwIfNoEntry: false });
      now = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
      if (now === lastSeen && performance.now() < again) return undefined;
      again = Infinity;
      const parsed = parseRegistry(readDocument(outputDir), { ...options, refuse, lastGood: registry });
      lastSeen = now;
      if (parsed.refused.some(({ reason }) => reason === notOnDisk)) again = performance.now() + retryAfter;
      assertFollows(parsed.registry, registry);
      registry = parsed.registry;
      return parsed.refused;
    } catch (error) {
      // An invalid document stays invalid until it is replaced. A failure of the file system may be over the next time.
      if (!isSystemError(error)) lastSeen = now;
      return [{ entry: registryKey, reason: (error as Error).message }];
    }
  };

  return () => {
    const refused = readAgain();
    if (!refused) return registry;
    for (const item of refused) if (!lastRefused.some((known) => isDeepStrictEqual(known, item))) report?.(item);
    lastRefused = refused;
    return registry;
  };
}

/** Milliseconds after which files that were not there are looked for again. */
const retryAfter = 1_000;

const notOnDisk = 'its files are not there';

/**
 * @param isKnown whether there is a release that can stay: without one, a module whose files may yet come is better than none
 * @returns a function that says that a release, which visitors would get, is not in the folder
 */
function createPresenceCheck(
  outputDir: string,
  isKnown: (name: string) => boolean,
): NonNullable<ReaderOptions['refuse']> {
  const isThere = (address: string) => existsSync(join(outputDir, address));
  return (name, release, part) => {
    // A copy of a bucket has no releases that nobody gets; a module on another origin has none of its files here.
    if (!isKnown(name) || (part !== 'current' && part !== 'canary')) return undefined;
    const address = 'entry' in release ? release.entry : release.base + release.page;
    return !address.startsWith('/') || isThere(address) ? undefined : notOnDisk;
  };
}

/** @throws Error when a registry must not take the place of another one */
function assertFollows(next: Registry, last: Registry) {
  const isPublished = Object.keys(last.modules).length > 0;
  if (isPublished && Object.keys(next.modules).length === 0) throw new Error('no module is in it: what was live stays');
  if (next.revision < last.revision)
    throw new Error(
      `its revision ${next.revision} is earlier than ${last.revision}, which is live: a gateway that is started again takes it`,
    );
}

const isSystemError = (error: unknown) => error instanceof Error && 'code' in error;
