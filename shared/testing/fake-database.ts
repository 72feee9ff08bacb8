/** Databases of a browser, as far as `shared/storage` uses them: jsdom has none. */
export function fakeDatabases() {
  const databases = new Map<string, Map<string, unknown>>();

  const answer = <T>(work: () => T) => {
    const request: { result?: T; onsuccess?: () => void } = {};
    queueMicrotask(() => {
      request.result = work();
      request.onsuccess?.();
    });
    return request;
  };

  const tableOf = (entries: Map<string, unknown>) => ({
    get: (key: string) => answer(() => entries.get(key)),
    put: (value: unknown, key: string) => answer(() => void entries.set(key, value)),
  });

  const indexedDB = {
    open(name: string) {
      const request = answer(() => {
        const entries = databases.get(name) ?? new Map<string, unknown>();
        databases.set(name, entries);
        return { close: () => {}, transaction: () => ({ objectStore: () => tableOf(entries) }) };
      });
      return request;
    },
    deleteDatabase: (name: string) => answer(() => void databases.delete(name)),
  };

  return {
    /** Replaces the browser's databases. @returns a function that removes them */
    install() {
      Object.assign(globalThis, { indexedDB });
      return () => void Reflect.deleteProperty(globalThis, 'indexedDB');
    },
    /** All stored entries. */
    entries: () => [...databases.values()].flatMap((entries) => [...entries.values()]),
    names: () => [...databases.keys()],
  };
}
