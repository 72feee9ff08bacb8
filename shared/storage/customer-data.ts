/** What this device keeps of the customer who is logged in, for use without a network: one entry, gone with the login. */
const database = 'idavuelta-customer';
const table = 'sealed';
const entry = 'current';

/** Milliseconds in which the browser answers: some have a database that never does. */
const answerLimit = 3_000;

/** Written as one: a key that no script can read out, used once, and what only it opens. */
interface Sealed {
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
}

/** Whether the browser can encrypt and keep it; whether it does is known when it was asked to. */
export const canKeepCustomerData = () =>
  typeof indexedDB === 'object' && indexedDB !== null && globalThis.crypto?.subtle !== undefined;

/** @returns what was kept last, if anything @throws DOMException where the browser refuses its storage */
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
 * Keeps a value, encrypted, in place of what was kept before.
 * @param isCurrent whether its customer is still logged in: asked once it is encrypted, and once it was written
 * @returns whether it is kept
 * @throws DOMException where the browser refuses its storage
 */
export async function keepCustomerData(value: unknown, isCurrent: () => boolean): Promise<boolean> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed: Sealed = { key, iv, content: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
  if (!isCurrent()) return false;
  await withTable('readwrite', async (open) => void (isCurrent() && (await answerOf(open().put(sealed, entry)))));
  if (isCurrent()) return true;
  forgetCustomerData(); // the log-out may have come before the database was open
  return false;
}

/** Deletes it, with the key that it is encrypted with. */
export function forgetCustomerData() {
  try {
    indexedDB.deleteDatabase(database);
  } catch {
    // Where site data is blocked there is none.
  }
}

/** Opens the database and closes it at once: another tab that deletes it must not wait. */
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
