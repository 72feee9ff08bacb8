import { isOfReleases, type OfflinePage } from '@idavuelta/shared/contracts';

/** Milliseconds that a document may take: who stands at a van waits no longer for a line that does not come. */
const networkTimeout = 3_000;

/**
 * The page's document: from the network while that answers, else the last one that names the releases of this worker. It is
 * the same for every customer and purchase, and has nothing of theirs in it.
 * @param scope of the worker, part of its caches' names
 */
export function createDocuments(page: OfflinePage, scope: string) {
  const { path, moduleVersion, shellVersion } = page;
  const prefix = 'document-';
  const cacheName = `${prefix}${shellVersion}-${moduleVersion}-${scope}`;
  const read = async () => (await caches.open(cacheName)).match(path, { ignoreVary: true });

  /** @returns whether it is of this worker's releases */
  async function keep(response: Response) {
    if (!response.ok || !isOfReleases(page, await response.clone().text())) return false;
    await (await caches.open(cacheName)).put(path, response);
    return true;
  }

  return {
    /** @throws Error when there is no network and no document */
    async respond(request: Request, event: { waitUntil: (work: Promise<unknown>) => void }) {
      const fetched = fetch(request).then((response) => {
        // A gateway without an answer counts as no network.
        if (response.status >= 500) throw new Error(`${path} responded with status ${response.status}`);
        event.waitUntil(keep(response.clone()));
        return response;
      });
      fetched.catch(() => undefined); // it may fail after the kept document has been sent
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), networkTimeout));
      const inTime = await Promise.race([fetched, late]).catch(() => undefined);
      return inTime ?? (await read()) ?? fetched;
    },
    /** Fetches the document that goes with the files. @throws Error when it is of other releases: the worker is not installed */
    async fetchFirst() {
      const response = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html' } });
      if (!(await keep(response))) throw new Error(`${path} is of other releases than this worker`);
    },
    /** Removes the documents of other releases. */
    async removeOthers() {
      const names = await caches.keys();
      const others = names.filter((name) => name.startsWith(prefix) && name.endsWith(scope) && name !== cacheName);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
  };
}
