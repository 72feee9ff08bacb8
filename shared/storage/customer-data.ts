/** Data of the logged-in customer that this device stores for offline use: one entry, deleted when the session ends. */
const database = 'idavuelta-customer';
const table = 'sealed';
const entry = 'current';

/** Timeout of a database operation in milliseconds: in some browsers it never completes. */
const answerLimit = 3_000;

/** Stored together: a key that no script can read, used once, and the data encrypted with it. */
interface Sealed {
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
}

/** Whether the browser supports encryption and storage; only trying shows whether it stores anything. */
export const canStoreCustomerData = () =>
  typeof indexedDB === 'object' && indexedDB !== null && globalThis.crypto?.subtle !== undefined;

/** @returns the last stored value, if any @throws DOMException when the browser denies storage */
export async function readCustomerData(): Promise<unknown> {
  return withTable('readonly', async (open) => {
    const sealed = await answerOf<Sealed | undefined>(open().get(entry));
    if (!sealed) return undefined;
    const { key, iv, content } = sealed;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, content);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  });
}

/**
 * Stores a value, encrypted, in place of the previous one.
 * @param isCurrent whether its customer is still logged in; checked after encrypting and again after writing
 * @returns whether it is stored
 * @throws DOMException when the browser denies storage
 */
export async function storeCustomerData(value: unknown, isCurrent: () => boolean): Promise<boolean> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed: Sealed = { key, iv, content: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
  if (!isCurrent()) return false;
  await withTable('readwrite', async (open) => void (isCurrent() && (await answerOf(open().put(sealed, entry)))));
  if (isCurrent()) return true;
  deleteCustomerData(); // the log-out may have come before the database was open
  return false;
}

/** Deletes it together with its encryption key. */
export function deleteCustomerData() {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Where site data is blocked there is nothing to delete.
  }
}

/** Opens the database and closes it right after `work`, so that another tab can delete it without waiting. */
async function withTable<T>(mode: IDBTransactionMode, work: (open: () => IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(table);
  const db = await answerOf(opening);
  db.onversionchange = () => db.close();
  try {
    return await work(() => db.transaction(table, mode).objectStore(table));
  } finally {
    db.close();
  }
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('the database did not answer', 'TimeoutError')),
      answerLimit,
    );
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
  });
