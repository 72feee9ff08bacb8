/** Stores values in this browser, by key. When it cannot, the page remembers them until it is closed. */
export interface BrowserStore {
  read(key: string): string | undefined;
  /** @returns whether the browser has stored it */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

type Kind = 'local' | 'session';

/** Shared by the whole page: each module bundles its own copy of this file. */
const memories = globalThis as { [name: symbol]: Map<string, string> | undefined };

function memoryOf(kind: Kind): Map<string, string> {
  const name = Symbol.for(`idavuelta.${kind}-memory`);
  memories[name] ??= new Map();
  return memories[name];
}

/**
 * The only access to browser storage. Its getter, reads and writes may each throw: site data may be blocked, full or
 * gone.
 * @param storage called for each access
 */
export function createBrowserStore(kind: Kind, storage: () => Storage): BrowserStore {
  const memory = () => memoryOf(kind);

  function attempt<T>(what: string, work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(storage());
    } catch (error) {
      console.warn(`the browser did not ${what}`, error instanceof Error ? error.name : error);
      return otherwise;
    }
  }

  return {
    read: (key) => memory().get(key) ?? attempt(`read ${key}`, (target) => target.getItem(key), null) ?? undefined,

    write(key, value) {
      const store = (target: Storage) => {
        target.setItem(key, value);
        return true;
      };
      const isStored = attempt(`store ${key}`, store, false);
      if (isStored) memory().delete(key);
      else memory().set(key, value);
      return isStored;
    },

    remove(key) {
      memory().delete(key);
      attempt(`remove ${key}`, (target) => target.removeItem(key), undefined);
    },

    keys: () => [...new Set([...memory().keys(), ...attempt('list its keys', (target) => Object.keys(target), [])])],
  };
}
