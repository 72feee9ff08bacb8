import type { Browser, Request } from '@playwright/test';
import { fileName } from '../browser/file-name.ts';

export interface SentFile {
  /** Path without its hashes, so that it names the same file in the next build. */
  name: string;
  /** Bytes on the wire, headers left out. */
  bytes: number;
}

/** Every script that a first visit to `url` fetches, with its bytes on the wire. Cold cache. */
export async function sentScripts(browser: Browser, url: string): Promise<SentFile[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // Data saver on: what the site prefetches when idle is not part of what the page costs.
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await context.newPage();
  const files: Promise<SentFile>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    files.push(sizeOf(request));
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sent = await Promise.all(files);
  await context.close();
  return sent.sort((a, b) => b.bytes - a.bytes);
}

/** The response's content-length: the browser miscounts scripts that a preload fetched. */
async function sizeOf(request: Request): Promise<SentFile> {
  const answer = await request.response();
  const length = Number(await answer?.headerValue('content-length'));
  return { name: fileName(request.url()), bytes: length || (await request.sizes()).responseBodySize };
}
