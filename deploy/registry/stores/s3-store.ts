import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type ResponseLimits, readWithin } from '@idavuelta/shared/contracts/servers';
import { cacheControl } from '../cache-control.ts';
import { contentType } from '../content-type.ts';
import { checkKey, existsWithOtherContent, type ReleaseStore, type StoredFile } from './release-store.ts';

export interface S3Options {
  bucket: string;
  /** Folder within the bucket, without leading and trailing slashes. */
  prefix?: string;
  client: S3ClientConfig;
  /** Limits for each file that is read. */
  limits?: ResponseLimits;
}

/** Number of attempts of a write that the server leaves undecided because of a concurrent one. */
const maxAttempts = 5;

/** Limits for a file of a release or the log, up to its last byte. */
const fileLimits = { maxBytes: 64_000_000, timeoutMs: 60_000 };

/** Creates a store in an S3-compatible bucket with conditional writes (`If-Match`, `If-None-Match`). */
export function createS3Store({ bucket, prefix, client, limits = fileLimits }: S3Options): ReleaseStore {
  const s3 = new S3Client({
    // Checksums only when required, because not every server supports the newer ones.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...client,
  });
  const folder = prefix ? `${prefix}/` : '';
  const object = (key: string) => ({ Bucket: bucket, Key: folder + checkKey(key) });

  const get = async (key: string) => {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const response = await ignoreError(
      'NoSuchKey',
      s3.send(new GetObjectCommand(object(key)), { abortSignal: signal }),
    );
    if (!response?.Body) return undefined;
    const content = await readWithin(response.Body.transformToWebStream(), limits.maxBytes, signal);
    return { content: Buffer.from(content), etag: response.ETag ?? '' };
  };

  /** @returns false when the condition does not hold */
  const write = async (
    key: string,
    content: Buffer | string,
    condition: { IfMatch: string } | { IfNoneMatch: '*' },
  ) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const type = contentType(key);
        const headers = { ContentType: type, CacheControl: cacheControl(key) };
        await s3.send(new PutObjectCommand({ ...object(key), Body: content, ...headers, ...condition }));
        return true;
      } catch (error) {
        if (isCalled(error, 'PreconditionFailed', 'NoSuchKey')) return false;
        if (!isCalled(error, 'ConditionalRequestConflict') || attempt === maxAttempts) throw error;
      }
    }
  };

  return {
    read: async (key) => (await get(key))?.content,

    async put(key, content) {
      if (await write(key, content, { IfNoneMatch: '*' })) return;
      const stored = await get(key);
      if (!stored?.content.equals(content)) throw existsWithOtherContent(key);
    },

    async list(within) {
      const files: StoredFile[] = [];
      const pages = paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix: folder + within });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified = new Date() } of Contents)
          files.push({ key: Key.slice(folder.length), storedAt: LastModified });
      }
      return files;
    },

    async remove(key) {
      await s3.send(new DeleteObjectCommand(object(key)));
    },

    async readDocument(key) {
      const stored = await get(key);
      return stored && { text: stored.content.toString(), etag: stored.etag };
    },

    async etagOf(key) {
      const head = ignoreError('NotFound', s3.send(new HeadObjectCommand(object(key))));
      return (await head.catch((error) => Promise.reject(withStatus(error))))?.ETag;
    },

    replaceDocument: (key, text, etag) =>
      write(key, text, etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag }),
  };
}

const isCalled = (error: unknown, ...names: string[]) =>
  error instanceof S3ServiceException && names.includes(error.name);

/** Adds the status to the message, because a response without a body gives no other reason. */
const withStatus = (error: unknown) =>
  error instanceof S3ServiceException && error.message === 'UnknownError'
    ? new Error(`the bucket responds with ${error.$metadata.httpStatusCode}`, { cause: error })
    : error;

/** Returns undefined instead of throwing the error with that name. */
async function ignoreError<T>(name: string, response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (isCalled(error, name)) return undefined;
    throw error;
  }
}
