import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type RefusedEntry, type Registry } from '@idavuelta/shared/contracts';
import { type ReaderOptions, readerOptions } from './reader-options.ts';
import { hasEvent, type LoggedChange, type ReleaseEvent, readEvents, storeEvent } from './release-log.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/** The registry as stored. Readers ignore unknown entries. */
export interface RegistryDocument extends Registry {
  /** Key of the log's latest event. */
  log?: string;
  /** Releases being removed, as `name version`, which can be neither promoted nor published meanwhile. */
  removing?: string[];
}

/** The parts of the registry that can be changed. */
export type RegistryContent = Pick<RegistryDocument, 'modules' | 'shell' | 'removing'>;

export type LiveReleases = Pick<Registry, 'modules' | 'shell'>;

export const registryKey = 'registry.json';

/** Number of attempts while others are faster. */
const maxAttempts = 100;
/**
 * Initial pause in milliseconds; each is up to twice the previous one, so that fifty concurrent publishers all get
 * their turn.
 */
const firstPause = 25;
const maxPause = 800;

const nothingPublished: RegistryDocument = { revision: 0, modules: {} };

/** @throws Error for a document that is not valid JSON */
export function parseDocument(text: string | undefined): RegistryDocument {
  try {
    return text === undefined ? nothingPublished : JSON.parse(text);
  } catch (error) {
    throw new Error(`${registryKey} cannot be read: ${(error as Error).message}`);
  }
}

/** Reads a store's registry document with its ETag. */
async function readDocument(store: ReleaseStore) {
  const stored = await store.readDocument(registryKey);
  return { document: parseDocument(stored?.text), etag: stored?.etag };
}

/**
 * Reads a store's registry without rejected entries; empty when nothing has been published.
 * @throws Error when the document as a whole is invalid
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

/** Returns the release log, newest first. @param name restricts it to this module */
export async function readReleaseLog(store: ReleaseStore, name?: string): Promise<ReleaseEvent[]> {
  const { document } = await readDocument(store);
  return (await readEvents(store, document.log)).filter((event) => !name || event.name === name);
}

/** Returns the releases being removed, as `name version`. */
export const removedReleases = async (store: ReleaseStore) => (await readDocument(store)).document.removing ?? [];

/**
 * Changes the registry with optimistic locking: if others were faster, the change is applied again to their document.
 * Writes only entries that `change` modified, so that a rejected entry stays in the document for repair. Without any
 * change the revision stays.
 * @param change returns its result, and what to log
 * @throws Error for an invalid document, which is not replaced, and when others are always faster
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
    const after = { ...mergeChanges(document, before, content), revision: revision + 1, ...(log && { log }) };
    if (await isReplaced(store, after, etag)) return result;
    if (log) await store.remove(log);
    await wait(Math.random() * Math.min(maxPause, firstPause * 2 ** attempt));
  }
  throw new Error('others are changing what is live at this moment, and nothing was changed: try again');
}

/** Merges the changed entries into the document. */
function mergeChanges(document: RegistryDocument, before: RegistryContent, after: RegistryContent): RegistryDocument {
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
 * Tells whether the document was written. The connection may break after the store wrote it, or its library may have
 * retried: then the log tells whether it was our write.
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
