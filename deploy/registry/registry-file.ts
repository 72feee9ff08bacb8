import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type RefusedEntry, type Registry } from '@idavuelta/shared/contracts';
import { type ReaderOptions, readerOptions } from './reader-options.ts';
import { parseDocument, registryKey } from './registry-document.ts';
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
  const refuse: typeof options.refuse = (name, release) =>
    options.refuse?.(name, release) ?? whyOtherFiles(name, release);
  const file = join(outputDir, registryKey);
  let lastSeen = '';
  let registry: Registry = { revision: 0, modules: {} };
  let lastRefused: RefusedEntry[] = [];

  /** @returns the refused entries of the file; undefined when it has not changed since it was read */
  const readAgain = (): RefusedEntry[] | undefined => {
    let now = lastSeen;
    try {
      const stat = statSync(file, { throwIfNoEntry: false });
      now = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : '';
      if (now === lastSeen) return undefined;
      const parsed = parseRegistry(readDocument(outputDir), { ...options, refuse, lastGood: registry });
      registry = parsed.registry;
      lastSeen = now;
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

const isSystemError = (error: unknown) => error instanceof Error && 'code' in error;
