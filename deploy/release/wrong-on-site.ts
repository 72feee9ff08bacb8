import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { ReleaseFile } from '@idavuelta/shared/contracts';
import pLimit from 'p-limit';
import { wrongCopies } from '../registry/release-files.ts';

/** Files fetched concurrently. */
const concurrency = 8;

/** Encodings that browsers accept, and the extensions of the copies to send. */
const endings: Record<string, string> = { identity: '', gzip: '.gz', br: '.br' };

/**
 * Fetches files as browsers do, in each encoding, because a server may have separate copies.
 * @param folder URL of the release's folder
 * @returns the paths of missing or modified files, compressed ones with their extension
 */
export async function wrongOnSite(files: readonly ReleaseFile[], folder: URL): Promise<string[]> {
  const limit = pLimit(concurrency);
  const checked = files.map((file) =>
    limit(async () => {
      const copies = new Map<string, Buffer>();
      for (const encoding of Object.keys(endings)) {
        const sent = await fetchAs(encoding, new URL(file.path, folder));
        if (sent) copies.set(file.path + (endings[sent.encoding] ?? ''), sent.content);
      }
      return wrongCopies(file, (path) => copies.get(path));
    }),
  );
  return (await Promise.all(checked)).flat();
}

/** Returns the bytes as sent, which Node's `fetch` would decode. @returns undefined for any status but 200 */
async function fetchAs(accepted: string, address: URL) {
  const send = address.protocol === 'https:' ? secureRequest : request;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  send(address, { headers: { 'accept-encoding': accepted } }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  const content = await buffer(response);
  return response.statusCode === 200
    ? { content, encoding: response.headers['content-encoding'] ?? 'identity' }
    : undefined;
}
