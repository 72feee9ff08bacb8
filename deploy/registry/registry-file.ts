import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type RefusedEntry, type Registry } from '@idavuelta/shared/contracts';
import { type ReaderOptions, readerOptions } from './reader-options.ts';
import { parseDocument, registryKey } from './registry-document.ts';
import { shellName } from './release-names.ts';
import { createFilesCheck } from './signing/signed-files.ts';

/** @throws Error when the file exists but is not readable as JSON */
function readDocument(outputDir: string) {
  const file = join(outputDir, registryKey);
  const isThere = statSync(file, { throwIfNoEntry: false });
  return parseDocument(isThere && readFileSync(file, 'utf8'));
}

/**
 * Reads the `registry.json` of an output folder without rejected entries; empty when nothing has been published.
 * @throws Error when the document as a whole is invalid
 */
export const readRegistry = (outputDir: string): Registry =>
  parseRegistry(readDocument(outputDir), readerOptions()).registry;

interface RegistryReaderOptions extends ReaderOptions {
  /** Called once per rejected entry, and for an unreadable document. */
  report?: (refused: RefusedEntry) => void;
}

/**
 * @returns a function that reads an output folder's current registry and parses it only after it was replaced. It never
 *   throws: unusable parts of a new document keep their last good state.
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

  /** @returns the rejected entries; undefined when the file has not changed */
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
      // An invalid document stays invalid until it is replaced, whereas a file system error may be temporary.
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

/** Milliseconds after which missing files are checked again. */
const retryAfter = 1_000;

const notOnDisk = 'its files are not there';

/**
 * @param isKnown tells whether there is a release to fall back to: without one, a module whose files may still arrive
 *   is better than none
 * @returns a function that reports when a release for visitors is missing from the folder
 */
function createPresenceCheck(
  outputDir: string,
  isKnown: (name: string) => boolean,
): NonNullable<ReaderOptions['refuse']> {
  const isThere = (address: string) => existsSync(join(outputDir, address));
  return (name, release, part) => {
    // A mirror of a bucket only has the releases that visitors get, and no files of modules on other origins.
    if (!isKnown(name) || (part !== 'current' && part !== 'canary')) return undefined;
    const address = 'entry' in release ? release.entry : release.base + release.page;
    return !address.startsWith('/') || isThere(address) ? undefined : notOnDisk;
  };
}

/** @throws Error when the next registry must not replace the last one */
function assertFollows(next: Registry, last: Registry) {
  const isPublished = Object.keys(last.modules).length > 0;
  if (isPublished && Object.keys(next.modules).length === 0) throw new Error('no module is in it: what was live stays');
  if (next.revision < last.revision)
    throw new Error(
      `its revision ${next.revision} is earlier than ${last.revision}, which is live: a gateway that is started again takes it`,
    );
}

const isSystemError = (error: unknown) => error instanceof Error && 'code' in error;
