/** Runs in a thread of its own: a page that never ends is ended with its thread. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Channel, Country, Locale } from '@idavuelta/shared/contracts';
import { workerData } from 'piscina';
import { createRegistryReader } from '../registry/registry-file.ts';
import { createApiCache } from './api-cache.ts';
import { createFiles, documentOf, forBrowsers } from './document.ts';
import { createServerBundles } from './server-bundles.ts';

export interface RendererOptions {
  outputDir: string;
  /** Where the API is, e.g. `http://localhost:3001`. */
  apiUrl: string;
  /** The shell's runtime configuration. */
  config: object;
  /** Milliseconds that a page's data may take. */
  dataLimit: number;
}

export interface PageRequest {
  /** The route's path with its parameters' names, for messages. */
  route: string;
  pathname: string;
  search: string;
  /** The cookie of the visitor's choice of country and language, or empty. */
  cookies: string;
  /** Where the visitor finds the site. */
  origin: string;
}

/** A page leaves the thread compressed: hardly anybody wants it otherwise. */
export type PageAnswer = { kind: 'page'; brotli: Uint8Array } | { kind: 'not-found' };

const { outputDir, apiUrl, config, dataLimit } = workerData as RendererOptions;
const readRegistry = createRegistryReader(outputDir);
const builds = createServerBundles(outputDir);
const readFile = createFiles(outputDir);
const api = createApiCache(apiUrl, dataLimit);
let revision = -1;

/** A little quality for a lot of time: the page is made for one request, or for a second of them. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

export default async function render({
  pathname,
  search,
  cookies,
  origin,
}: Omit<PageRequest, 'route'>): Promise<PageAnswer> {
  const registry = readRegistry();
  if (!registry.shell) throw new Error('no shell is published');
  if (registry.revision !== revision) builds.keepOnly(registry);
  revision = registry.revision;
  const shell = builds.shell(registry.shell.current);
  const [channel, countries, locales] = await Promise.all([
    api.reference<Channel>(`/channels/${encodeURIComponent(new URL(origin).hostname)}`).catch(() => undefined),
    api.reference<Country[]>('/countries'),
    api.reference<Locale[]>('/locales'),
  ]);
  const page = await shell.renderPage({
    pathname,
    search,
    cookies,
    channel,
    localeOptions: { countries, locales },
    registry: forBrowsers(registry),
    config,
    origin,
    fetchApi: (path) => api.fetch(path),
    loadRelease: async (release) => {
      const whole = registry.modules[release.name]?.current;
      if (whole?.version !== release.version) throw new Error(`${release.name} ${release.version} is not current`);
      return builds.module(whole, shell.libraries);
    },
  });
  if (page.kind === 'not-found') return page;
  const html = documentOf(page, registry, readFile);
  return { kind: 'page', brotli: brotliCompressSync(html, quickly) };
}
