/** Renders pages in a worker thread: a page that never ends can be stopped with its thread. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Channel, Country, Locale, Registry, RouteMatch } from '@idavuelta/shared/contracts';
import { LRUCache } from 'lru-cache';
import { workerData } from 'piscina';
import { publicRegistry } from '../registry/public-registry.ts';
import { createApiCache } from './api-cache.ts';
import { createDocuments } from './document.ts';
import { encoded } from './encoded.ts';
import { createLanguageFilter } from './in-languages.ts';
import { createReleaseFileReader } from './release-files.ts';
import { createServerBundles, maxSets } from './server-bundles.ts';

export interface WorkerOptions {
  /** Folder that the releases are published in. */
  outputDir: string;
  /** Base address of the API, e.g. `http://localhost:3001`. */
  apiUrl: string;
  /** The shell's runtime configuration. */
  config: object;
  /** Milliseconds that one call of the API may take. */
  dataTimeout: number;
}

/** A registry in memory that all threads share: a thread reads it only when its number differs from the last one's. */
export interface SharedRegistry {
  number: number;
  /** JSON in UTF-8. */
  json: SharedArrayBuffer;
}

export interface RenderTask {
  /** The registry that the page is rendered with. */
  registry: SharedRegistry;
  pathname: string;
  /** The route of the path in that registry; absent for the shell's own pages. */
  match?: RouteMatch;
  /** With its question mark, or empty. */
  search: string;
  /** The cookie with country and language, or empty. */
  cookies: string;
  /** Protocol and host that the page was requested with, e.g. `https://idavuelta.pe`. */
  origin: string;
  /** Whether other pages wait for a thread. */
  othersWait: boolean;
}

/** The document comes compressed, since nearly every browser accepts brotli. */
export type RenderResult =
  /** `release`: version of the page's module that rendered it. */
  { kind: 'page'; brotli: Uint8Array; release?: string } | { kind: 'not-found' };

const { outputDir, apiUrl, config, dataTimeout } = workerData as WorkerOptions;
const bundlesOf = createServerBundles(outputDir);
const readFile = createReleaseFileReader(outputDir);
const documentOf = createDocuments(readFile);
const api = createApiCache(apiUrl, dataTimeout);
const inLanguages = createLanguageFilter();

/** The page is a fifth smaller for a millisecond and a half more, which there is time for unless others wait behind it. */
const quality = { alone: 6, others: 1 };

/** A copy: zlib's result is the beginning of a buffer of 64 KB, all of which would be sent to the main thread and kept. */
const compressed = (document: Buffer, othersWait: boolean) =>
  new Uint8Array(
    brotliCompressSync(document, {
      params: { [constants.BROTLI_PARAM_QUALITY]: othersWait ? quality.others : quality.alone },
    }),
  );

/** By number. Visitors of a canary have another registry than the others. */
const registries = new LRUCache<number, { registry: Registry; forBrowsers: Registry }>({ max: maxSets });

/** The registry, and what browsers get of it. */
function parseOnce({ number, json }: SharedRegistry) {
  const known = registries.get(number);
  if (known) return known;
  const registry: Registry = JSON.parse(Buffer.from(json).toString());
  const parsed = { registry, forBrowsers: publicRegistry(registry) };
  registries.set(number, parsed);
  return parsed;
}

/** @throws Error when no shell is published, or the page's module or data cannot be had */
export async function render(task: RenderTask): Promise<RenderResult> {
  const { pathname, match, search, cookies, origin } = task;
  const { registry, forBrowsers } = parseOnce(task.registry);
  const { shell, container } = bundlesOf(registry);
  const [channel, countries, locales] = await Promise.all([
    api.reference<Channel>(`/channels/${encodeURIComponent(new URL(origin).hostname)}`).catch(() => undefined),
    api.reference<Country[]>('/countries'),
    api.reference<Locale[]>('/locales'),
  ]);
  const page = await shell.renderPage({
    pathname,
    match,
    search,
    cookies,
    channel,
    localeOptions: { countries, locales },
    registry: forBrowsers,
    config,
    origin,
    fetchApi: async (path, languages) => {
      const response = await api.fetch(path);
      return languages ? inLanguages(response, languages) : response;
    },
    readTexts: async (address) => JSON.parse(readFile(address)),
    loadEntry: async ({ name, version }) => {
      const { current, previous } = registry.modules[name] ?? {};
      const release = [current, previous].find((candidate) => candidate?.version === version);
      if (!release) throw new Error(`${name} ${version} is not live`);
      return container(release);
    },
  });
  if (page.kind === 'not-found') return page;
  const brotli = compressed(encoded(documentOf(page, match, registry, origin)), task.othersWait);
  return { kind: 'page', brotli, release: page.release };
}
