import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type RefusedEntry, type Registry } from '@idavuelta/shared/contracts';
import { type ReaderOptions, readerOptions } from './reader-options.ts';
import { hasEvent, type LoggedChange, type ReleaseEvent, readEvents, storeEvent } from './release-log.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** The registry as it is stored. Readers take only what they know. */
export interface RegistryDocument extends Registry {
  /** Key of the last event of the log. */
  log?: string;
  /** Releases that are being removed, each as `name version`: they can neither be promoted nor published meanwhile. */
  removing?: string[];
}

/** The parts of an entry that can be changed. */
export type RegistryContent = Pick<RegistryDocument, 'modules' | 'shell' | 'removing'>;

/** The live releases, as the registry has them. */
export type LiveReleases = Pick<Registry, 'modules' | 'shell'>;

export const registryKey = 'registry.json';

/** Times that a change is tried while others are faster. */
const maxAttempts = 100;
/** Milliseconds: a pause is up to twice as long as the one before it, so that fifty at once find their turn. */
const firstPause = 25;
const maxPause = 800;

const nothingPublished: RegistryDocument = { revision: 0, modules: {} };

/** @throws Error when it is there and is no JSON */
export function parseDocument(text: string | undefined): RegistryDocument {
  try {
    return text === undefined ? nothingPublished : JSON.parse(text);
  } catch (error) {
    throw new Error(`${registryKey} cannot be read: ${(error as Error).message}`);
  }
}

/** The registry of a store as it was written, with its ETag. */
async function readDocument(store: ReleaseStore) {
  const stored = await store.readDocument(registryKey);
  return { document: parseDocument(stored?.text), etag: stored?.etag };
}

/**
 * Reads the registry of a store without refused entries; an empty registry when nothing was published yet.
 * @throws Error when the document as a whole is no registry
 */
export async function readStoredRegistry(
  store: ReleaseStore,
  report?: (refused: RefusedEntry) => void,
  options: ReaderOptions = readerOptions(),
): Promise<Registry> {
  const { document } = await readDocument(store);
  const { registry, refused } = parseRegistry(document, options);
  for (const entry of refused) report?.(entry);
  return registry;
}

/** The log of releases, the newest first. @param name only of this module */
export async function readReleaseLog(store: ReleaseStore, name?: string): Promise<ReleaseEvent[]> {
  const { document } = await readDocument(store);
  return (await readEvents(store, document.log)).filter((event) => !name || event.name === name);
}

/** Releases that are being removed, each as `name version`. */
export const removedReleases = async (store: ReleaseStore) => (await readDocument(store)).document.removing ?? [];

/**
 * Changes the registry. When others were faster, the change is applied again to their document. Only the entries that
 * `change` changed are written, so that a refused entry stays in the document to be repaired. The revision stays when
 * nothing changed.
 * @param change returns its result, and what the log says of it
 * @throws Error when the document is no registry: it is not replaced; or when others are always faster
 */
export async function changeRegistry<T>(
  store: ReleaseStore,
  change: (content: RegistryContent) => Promise<{ result: T; event?: LoggedChange }>,
): Promise<T> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { document, etag } = await readDocument(store);
    const { revision, ...live } = parseRegistry(document, readerOptions()).registry;
    const before: RegistryContent = { ...live, removing: document.removing ?? [] };
    const content = structuredClone(before);
    const { result, event } = await change(content);
    if (isDeepStrictEqual(content, before)) return result;

    const log = event && (await storeEvent(store, revision + 1, event, document.log));
    const after = { ...merged(document, before, content), revision: revision + 1, ...(log && { log }) };
    if (await isReplaced(store, after, etag)) return result;
    if (log) await store.remove(log);
    await wait(Math.random() * Math.min(maxPause, firstPause * 2 ** attempt));
  }
  throw new Error('others are changing what is live at this moment, and nothing was changed: try again');
}

/** The document with the entries that were changed. */
function merged(document: RegistryDocument, before: RegistryContent, after: RegistryContent): RegistryDocument {
  const changed = Object.entries(after.modules).filter(
    ([name, entry]) => !isDeepStrictEqual(entry, before.modules[name]),
  );
  const { removing: _, ...others } = document;
  const retired = Object.keys(before.modules).filter((name) => !after.modules[name]);
  const kept = Object.entries(document.modules).filter(([name]) => !retired.includes(name));
  return {
    ...others,
    modules: Object.fromEntries([...kept, ...changed]),
    ...(!isDeepStrictEqual(after.shell, before.shell) && { shell: after.shell }),
    ...(after.removing?.length && { removing: after.removing }),
  };
}

/**
 * Whether the document was written. A connection may break after the store wrote it, and the library that speaks to the
 * store may have tried twice: the log says then whether it was us.
 */
async function isReplaced(store: ReleaseStore, document: RegistryDocument, etag: string | undefined) {
  const isLogged = async () => {
    const { log } = document;
    return log !== undefined && (await hasEvent(store, (await readDocument(store)).document.log, log));
  };
  try {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    return (await store.replaceDocument(registryKey, text, etag)) || (await isLogged());
  } catch (error) {
    if (await isLogged()) return true;
    throw error;
  }
}
