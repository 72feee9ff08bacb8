import { createHash } from 'node:crypto';

/** An object of a bucket. */
export interface StoredObject {
  content: Buffer;
  etag: string;
  modified: Date;
  /** Headers stored and sent with the object. */
  headers: Record<string, string>;
}

/** Conditional headers of a request. */
interface Conditions {
  ifMatch?: string;
  ifNoneMatch?: string;
}

/** Creates the in-memory objects by bucket and key, with S3's conditional writes. */
export function createObjects() {
  const objects = new Map<string, StoredObject>();
  return {
    get: (path: string) => objects.get(path),
    remove: (path: string) => objects.delete(path),
    /** @returns the error code, or the new object */
    put(
      path: string,
      content: Buffer,
      headers: Record<string, string>,
      { ifMatch, ifNoneMatch }: Conditions,
    ): StoredObject | 'PreconditionFailed' | 'NoSuchKey' {
      const present = objects.get(path);
      if (ifMatch && !present) return 'NoSuchKey';
      if (ifMatch && present?.etag !== ifMatch) return 'PreconditionFailed';
      if (ifNoneMatch === '*' && present) return 'PreconditionFailed';
      const etag = `"${createHash('md5').update(content).digest('hex')}"`;
      const object = { content, etag, modified: new Date(), headers };
      objects.set(path, object);
      return object;
    },
    /** Paths that begin with `prefix`, sorted. */
    list: (prefix: string) =>
      [...objects].filter(([path]) => path.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}
