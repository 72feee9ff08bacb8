/** Renders pages in a worker thread, so that an endless rendering can be stopped with its thread. */
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
  /** Folder with the published releases. */
  outputDir: string;
  /** Base URL of the API, e.g. `http://localhost:3001`. */
  apiUrl: string;
  /** Runtime configuration of the shell. */
  config: object;
  /** Timeout of one API call in milliseconds. */
  dataTimeout: number;
}

/** A registry in memory shared by all threads: a thread parses it only when its number has changed. */
export interface SharedRegistry {
  number: number;
  /** JSON in UTF-8. */
  json: SharedArrayBuffer;
}

export interface RenderTask {
  /** The registry to render the page with. */
  registry: SharedRegistry;
  pathname: string;
  /** The path's route in that registry; absent for the shell's own pages. */
  match?: RouteMatch;
  /** Including the question mark, or empty. */
  search: string;
  /** The cookie with country and language, or empty. */
  cookies: string;
  /** Protocol and host of the request, e.g. `https://idavuelta.pe`. */
  origin: string;
  /** Whether other pages are waiting for a thread. */
  othersWait: boolean;
}

/** The document is compressed, because nearly every browser accepts brotli. */
export type RenderResult =
  /** `release`: version of the page's module that rendered it. */
  { kind: 'page'; brotli: Uint8Array; release?: string } | { kind: 'not-found' };

const { outputDir, apiUrl, config, dataTimeout } = workerData as WorkerOptions;
const bundlesOf = createServerBundles(outputDir);
const readFile = createReleaseFileReader(outputDir);
const documentOf = createDocuments(readFile);
const api = createApiCache(apiUrl, dataTimeout);
const inLanguages = createLanguageFilter();

/** The higher quality takes 1.5 ms longer for a fifth fewer bytes, which is worth it unless other pages are waiting. */
const quality = { alone: 6, others: 1 };

/**
 * Copies the result, which zlib returns as part of a 64 KB buffer that would otherwise be transferred and kept as a
 * whole.
 */
const compressed = (document: Buffer, othersWait: boolean) =>
  new Uint8Array(
    brotliCompressSync(document, {
      params: { [constants.BROTLI_PARAM_QUALITY]: othersWait ? quality.others : quality.alone },
    }),
  );

/** By number. Canary visitors have a different registry. */
const registries = new LRUCache<number, { registry: Registry; forBrowsers: Registry }>({ max: maxSets });

/** Parses the registry, and derives the one for browsers. */
function parseOnce({ number, json }: SharedRegistry) {
  const known = registries.get(number);
  if (known) return known;
  const registry: Registry = JSON.parse(Buffer.from(json).toString());
  const parsed = { registry, forBrowsers: publicRegistry(registry) };
  registries.set(number, parsed);
  return parsed;
}

/** @throws Error when no shell is published, or the page's module or data is unavailable */
export async function render(task: RenderTask): Promise<RenderResult> {
  const { pathname, match, search, cookies, origin } = task;
  const { registry, forBrowsers } = parseOnce(task.registry);
  const { shell, container } = bundlesOf(registry);
  const [channel, countries, locales] = await Promise.all([
    api.fetchReference<Channel>(`/channels/${encodeURIComponent(new URL(origin).hostname)}`).catch(() => undefined),
    api.fetchReference<Country[]>('/countries'),
    api.fetchReference<Locale[]>('/locales'),
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
