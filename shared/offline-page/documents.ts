import { NetworkFirst } from 'workbox-strategies';
import { isOfReleases, type OfflinePage } from '../contracts/index.ts';

/** Timeout of a document in seconds: someone waiting at a van must not wait longer for a dead connection. */
const networkTimeoutSeconds = 3;

/**
 * Serves the page's document: from the network while it responds, otherwise the last one that matches this worker's
 * releases. Each set of releases has a separate cache, so that a document always matches its files.
 * @param scope of the worker, used in the names of its caches
 */
export function createDocuments(page: OfflinePage, scope: string) {
  const { path, moduleVersion, shellVersion } = page;
  const prefix = 'document-';
  const isCacheable = async (response: Response) => response.ok && isOfReleases(page, await response.clone().text());
  const cacheName = `${prefix}${shellVersion}-${moduleVersion}-${scope}`;

  return {
    strategy: new NetworkFirst({
      cacheName,
      networkTimeoutSeconds,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          // The language is in a cookie and not in the URL, so the page is stored under its path.
          cacheKeyWillBeUsed: async () => path,
          // A gateway error counts as being offline.
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`${path} responded with status ${response.status}`);
            return response;
          },
          cacheWillUpdate: async ({ response }) => ((await isCacheable(response)) ? response : null),
        },
      ],
    }),
    /**
     * Fetches the document that matches the files.
     * @throws Error when it belongs to other releases: the worker is then not installed
     */
    async fetchFirst() {
      const response = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html' } });
      if (!(await isCacheable(response))) throw new Error(`${path} is of other releases than this worker`);
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
