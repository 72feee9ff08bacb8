import type { Browser, Request } from '@playwright/test';
import { fileName } from '../browser/file-name.ts';
import { watchNetwork } from '../browser/quiet.ts';

export interface SentFile {
  /** Path without hashes, so that it identifies the same file in the next build. */
  name: string;
  /** Bytes on the wire, without headers. */
  bytes: number;
}

/**
 * Milliseconds of network silence after which everything has been fetched: prefetching starts after two idle seconds.
 */
const settled = { saveData: 500, fastLine: 4_000 };

/**
 * Returns every script that a first visit to `url` fetches, with its bytes on the wire. Cold cache.
 * @param line `saveData`: a visitor who saves data, so only files that the page needs; `fastLine`: also prefetched
 *   files, whether by `<link rel="prefetch">` or by running them
 */
export async function sentScripts(browser: Browser, url: string, line: keyof typeof settled): Promise<SentFile[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // On a busy machine slides would advance before the page is quiet, which loads their carousel on any line.
    reducedMotion: line === 'saveData' ? 'reduce' : 'no-preference',
  });
  if (line === 'saveData')
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await context.newPage();
  const quiet = watchNetwork(page);
  // By URL: a prefetched script is requested again when it runs, then from the cache.
  const files = new Map<string, Promise<SentFile>>();
  page.on('requestfinished', (request) => {
    if (isScript(request) && !files.has(request.url())) files.set(request.url(), sizeOf(request));
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet(settled[line]);
  const sent = await Promise.all(files.values());
  await context.close();
  return sent.sort((a, b) => b.bytes - a.bytes);
}

/**
 * Playwright reports prefetched scripts as `other`. Scripts at `blob:` URLs were created by the page, not downloaded.
 */
const isScript = (request: Request) =>
  (request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js')) &&
  !request.url().startsWith('blob:');

/** Reads the response's content-length: the browser miscounts scripts fetched by a preload. */
async function sizeOf(request: Request): Promise<SentFile> {
  const answer = await request.response();
  const length = Number(await answer?.headerValue('content-length'));
  return { name: fileName(request.url()), bytes: length || (await request.sizes()).responseBodySize };
}
