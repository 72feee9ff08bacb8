/** A file of a store, without its content. */
export interface StoredFile {
  /** Its path, e.g. `modules/mfe-booking/1.2.0-3fa94c01/module.json`. */
  key: string;
  storedAt: Date;
}

/** A text that changes, as it was at one moment. */
interface StoredDocument {
  text: string;
  /** Names this state of it. */
  etag: string;
}

/**
 * Where releases live: files that never change, and few documents that do. A folder by default; whatever can write on
 * conditions can be one. `testing/stores.ts` says what each must do.
 */
export interface ReleaseStore {
  read: (key: string) => Promise<Buffer | undefined>;
  /** Stores a file for good, whole or not at all. @throws Error when it is there with other content */
  put: (key: string, content: Buffer) => Promise<void>;
  /** Every file whose key begins with `prefix`, which ends with a slash. */
  list: (prefix: string) => Promise<StoredFile[]>;
  /** Removes files; an absent file is no error. */
  remove: (key: string) => Promise<void>;
  readDocument: (key: string) => Promise<StoredDocument | undefined>;
  /** Names the present state of a document without sending it. */
  etagOf: (key: string) => Promise<string | undefined>;
  /**
   * Replaces a document whole, if it still is in the state that was read.
   * @param etag of that state; undefined when there was no document
   * @returns false when someone else was faster: nothing was written
   */
  replaceDocument: (key: string, text: string, etag: string | undefined) => Promise<boolean>;
}

const existsCode = 'EXISTS';

/** Thrown by `put` when the file exists with other content. */
export const existsWithOtherContent = (key: string) =>
  Object.assign(new Error(`${key} exists with other content`), { code: existsCode });

export const isExistsError = (error: unknown) => (error as { code?: string } | undefined)?.code === existsCode;

/** A key is a path within the store, and can leave no folder. @throws Error when it is none */
export function checkKey(key: string): string {
  const isPath = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPath || /[^\w.@+/-]/.test(key)) throw new Error(`"${key}" is no name of a stored file`);
  return key;
}
