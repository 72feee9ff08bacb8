/** A file in a store, without its content. */
export interface StoredFile {
  /** Its path, e.g. `modules/mfe-booking/1.2.0-3fa94c01/module.json`. */
  key: string;
  storedAt: Date;
}

/** A snapshot of a mutable text. */
interface StoredDocument {
  text: string;
  /** Identifies this state. */
  etag: string;
}

/**
 * Storage of releases: immutable files and a few mutable documents. Defaults to a folder; anything with conditional
 * writes can implement it. `testing/stores.ts` defines the required behaviour.
 */
export interface ReleaseStore {
  read: (key: string) => Promise<Buffer | undefined>;
  /** Stores an immutable file, completely or not at all. @throws Error when it exists with other content */
  put: (key: string, content: Buffer) => Promise<void>;
  /** Lists the files whose key begins with `prefix`, which ends with a slash. */
  list: (prefix: string) => Promise<StoredFile[]>;
  /** Removes files; missing ones are not an error. */
  remove: (key: string) => Promise<void>;
  readDocument: (key: string) => Promise<StoredDocument | undefined>;
  /** Returns a document's current ETag without its content. */
  etagOf: (key: string) => Promise<string | undefined>;
  /**
   * Replaces a document if it is still in the state that was read.
   * @param etag of that state; undefined when there was no document
   * @returns false without writing when someone else was faster
   */
  replaceDocument: (key: string, text: string, etag: string | undefined) => Promise<boolean>;
}

const existsCode = 'EXISTS';

/** Thrown by `put` when the file exists with other content. */
export const existsWithOtherContent = (key: string) =>
  Object.assign(new Error(`${key} exists with other content`), { code: existsCode });

export const isExistsError = (error: unknown) => (error as { code?: string } | undefined)?.code === existsCode;

/** Validates a key, a path that cannot leave the store. @throws Error for an invalid one */
export function checkKey(key: string): string {
  const isPath = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPath || /[^\w.@+/-]/.test(key)) throw new Error(`"${key}" is no name of a stored file`);
  return key;
}
