import type { OfflinePage } from '@idavuelta/shared/contracts';

/**
 * The files of the page's releases, each kept as it was built or not at all. An address never has other content, so what an
 * earlier worker has kept is not fetched again.
 * @param scope of the worker, part of its cache's name
 */
export function createFiles({ files }: OfflinePage, scope: string) {
  const urls = new Set(files.map(({ url }) => url));
  const open = () => caches.open(`files-${scope}`);

  return {
    has: (pathname: string) => urls.has(pathname),
    /** One after the other, beside what the page itself fetches. @throws Error when one does not come as it was built */
    async fetchAll() {
      const cache = await open();
      for (const { url, integrity } of files) {
        if (await cache.match(url, { ignoreVary: true })) continue;
        const response = await fetch(url, { integrity });
        if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
        await cache.put(url, response);
      }
    },
    respond: async (request: Request) =>
      (await (await open()).match(request, { ignoreVary: true })) ?? (await fetch(request)),
    async removeOthers() {
      const cache = await open();
      const others = (await cache.keys()).filter(({ url }) => !urls.has(new URL(url).pathname));
      await Promise.all(others.map((request) => cache.delete(request)));
    },
  };
}
