import { NetworkFirst } from 'workbox-strategies';
import { isOfReleases, type OfflinePage } from '../contracts/index.ts';

/** Seconds that a document may take: who stands at a van waits no longer for a line that does not come. */
const networkTimeoutSeconds = 3;

/**
 * The page's document: from the network while that answers, else the last one that names the files of this worker's
 * releases. Each set of releases has a cache of its own, so that a document and the files it names are never of two.
 * @param scope of the worker, part of its caches' names
 */
export function createDocuments(page: OfflinePage, scope: string) {
  const { path, moduleVersion, shellVersion } = page;
  const prefix = 'document-';
  const isKept = async (response: Response) => response.ok && isOfReleases(page, await response.clone().text());
  const cacheName = `${prefix}${shellVersion}-${moduleVersion}-${scope}`;

  return {
    strategy: new NetworkFirst({
      cacheName,
      networkTimeoutSeconds,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          // The language is in the cookie, not in the address, so the page is stored under its path.
          cacheKeyWillBeUsed: async () => path,
          // A gateway without an answer counts as no network.
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`${path} responded with status ${response.status}`);
            return response;
          },
          cacheWillUpdate: async ({ response }) => ((await isKept(response)) ? response : null),
        },
      ],
    }),
    /** Fetches the document that goes with the files. @throws Error when it is of other releases: the worker is not installed */
    async fetchFirst() {
      const response = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html' } });
      if (!(await isKept(response))) throw new Error(`${path} is of other releases than this worker`);
      await (await caches.open(cacheName)).put(path, response);
    },
    /** Removes the documents of other releases. */
    async removeOthers() {
      const names = await caches.keys();
      const others = names.filter((name) => name.startsWith(prefix) && name.endsWith(scope) && name !== cacheName);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}
