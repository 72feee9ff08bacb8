import { join } from 'node:path';
import { parseRegistry, type RefusedEntry, type Registry, type ReleaseHistory } from '@idavuelta/shared/contracts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { writeAtomically } from '../output.ts';
import { readerOptions } from './reader-options.ts';
import { parseDocument, type RegistryDocument, registryKey } from './registry-document.ts';
import { shellName } from './release-names.ts';
import { writeShellPage } from './shell-page.ts';
import { copyRelease } from './stored-releases.ts';
import { createFolderStore } from './stores/folder-store.ts';
import type { ReleaseStore } from './stores/release-store.ts';

interface MirrorOptions {
  store: ReleaseStore;
  /** Folder that gateway and renderer read. */
  outputDir: string;
  /** Milliseconds between checks of the registry. */
  interval?: number;
  /** Called once per entry that could not be copied, or when the store is unreadable. */
  report?: (refused: RefusedEntry) => void;
}

/** Releases requested by open pages: how many are fetched at once, cached results, and their TTL in milliseconds. */
const onDemand = { concurrency: 4, max: 1_000, ttl: 60_000 };

/** Number of intervals after which a failed copy is retried. */
const retryAfter = 10;

const releasePath = /^\/(?:modules\/([\w.-]+)|shell)\/([\w.+-]+)\/./;

/**
 * Mirrors the live releases of a store into a folder, followed by its registry, so that everything the folder's
 * registry names is present and verified. While the store is unreachable, the folder stays as it is.
 */
export function createMirror({ store, outputDir, interval = 1_000, report }: MirrorOptions) {
  const folder = createFolderStore(outputDir);
  let last = { etag: '', refused: [] as RefusedEntry[], again: 0 };
  let reported = '';
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Copies the releases of a module or the shell that visitors may get. @returns why that failed */
  const copyReleases = async (name: string, versions: string[]): Promise<RefusedEntry | undefined> => {
    try {
      for (const version of versions) await copyRelease(store, folder, name, version);
    } catch (error) {
      return { entry: name, reason: (error as Error).message };
    }
  };

  const copyRegistry = async () => {
    const isKnown = (await store.etagOf(registryKey)) === last.etag;
    if (isKnown && Date.now() < last.again) return last.refused;
    const source = await store.readDocument(registryKey);
    if (!source) return [];
    const document = parseDocument(source.text);
    const present = parseDocument((await folder.readDocument(registryKey))?.text);
    const { registry, refused: untrusted } = parseRegistry(document, {
      ...readerOptions(),
      lastGood: lastGoodOf(present),
    });
    const { modules, shell } = registry;
    const copies = Object.entries(modules).map(([name, module]) => copyReleases(name, versionsOf(module)));
    if (shell) copies.push(copyReleases(shellName, versionsOf(shell)));
    const absent = (await Promise.all(copies)).filter((entry) => entry !== undefined);
    // A rejected entry keeps its last good state in the folder, so that a restarted gateway rejects an older one too.
    const refused = [...absent, ...untrusted.filter(({ entry }) => entry === shellName || document.modules[entry])];
    const next = withoutRefused(document, present, refused);
    writeAtomically(join(outputDir, registryKey), `${JSON.stringify(next, null, 2)}\n`);
    await writeShellPage(folder);
    last = { etag: source.etag, refused, again: refused.length ? Date.now() + retryAfter * interval : Infinity };
    return refused;
  };

  /** Copies new releases. Never rejects. */
  const refresh = async () => {
    const refused = await copyRegistry().catch((error: Error) => [{ entry: registryKey, reason: error.message }]);
    const summary = JSON.stringify(refused);
    if (summary !== reported) for (const entry of refused) report?.(entry);
    reported = summary;
  };

  const refreshRepeatedly = async () => {
    await refresh();
    if (!stopped) timer = setTimeout(refreshRepeatedly, interval).unref();
  };

  const limit = pLimit(onDemand.concurrency);
  const requested = new LRUCache<string, Promise<boolean>>({ max: onDemand.max, ttl: onDemand.ttl });

  return {
    /** Copies the live releases now and later ones as they are published. */
    start: refreshRepeatedly,
    /** Fetches the release of a file that an open page still needs. @returns whether it is available now */
    fetchRelease(path: string): Promise<boolean> {
      const [base, name = shellName, version = ''] = releasePath.exec(path) ?? [];
      if (!base) return Promise.resolve(false);
      const key = `${name} ${version}`;
      const known = requested.get(key);
      if (known) return known;
      const fetching = limit(() => copyReleases(name, [version])).then((refused) => !refused);
      requested.set(key, fetching);
      return fetching;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Returns the folder's current registry; nothing when it is unusable. */
function lastGoodOf(present: RegistryDocument): Registry | undefined {
  try {
    return parseRegistry(present, readerOptions()).registry;
  } catch {
    return undefined;
  }
}

/** Returns the releases that visitors get and their fallbacks. */
const versionsOf = ({ current, previous, canary }: ReleaseHistory<{ version: string }>) =>
  [current, previous, canary?.release].flatMap((release) => release?.version ?? []);

/** Returns the registry with the previous entries for whatever was rejected or could not be copied. */
function withoutRefused(
  document: RegistryDocument,
  present: RegistryDocument,
  refused: RefusedEntry[],
): RegistryDocument {
  const modules = { ...document.modules };
  for (const { entry } of refused) {
    const before = present.modules[entry];
    if (before) modules[entry] = before;
    else delete modules[entry];
  }
  const isShellRefused = refused.some(({ entry }) => entry === shellName);
  return { ...document, modules, shell: isShellRefused ? present.shell : document.shell };
}
