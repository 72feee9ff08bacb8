import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { readWithin } from '@idavuelta/shared/contracts/servers';
import type { FastifyReply } from 'fastify';
import type { MediaBucket } from '../../config/media-config.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../log/log.ts';
import { type MediaStore, mediaMaxAge } from './media-store.ts';

const types: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpeg': 'image/jpeg' };

/** Browsers abort a request after fifteen seconds; two attempts must fit into that. */
const client = {
  requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
  maxAttempts: 2,
};

/**
 * Limits for reading a picture: its size, which is small since it is scaled before storing, and the total time of both
 * attempts.
 */
const pictureLimits = { maxBytes: 10_000_000, timeoutMs: 12_000 };

export interface BucketStoreOptions {
  bucket: MediaBucket;
  /** Folder whose files take precedence: this machine's catalogue pictures. */
  folder: string;
  log: Log;
}

/** Creates a store in an S3-compatible bucket. Only the API needs read access. */
export function createBucketStore({ bucket, folder, log }: BucketStoreOptions): MediaStore {
  const s3 = new S3Client({
    // Checksums only when required, because not every server supports the newer ones.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...client,
    ...bucket.client,
  });
  const object = (name: string) => ({ Bucket: bucket.name, Key: bucket.prefix ? `${bucket.prefix}/${name}` : name });

  /** @throws UNAVAILABLE for any response other than a missing file */
  async function request<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
      log.error({ reason: (error as Error).message, name: (error as Error).name }, 'media bucket unavailable');
      throw new AppError('UNAVAILABLE');
    }
  }

  async function getObject(name: string) {
    const signal = AbortSignal.timeout(pictureLimits.timeoutMs);
    const { Body, ETag } = await s3.send(new GetObjectCommand(object(name)), { abortSignal: signal });
    return Body && { ETag, content: await readWithin(Body.transformToWebStream(), pictureLimits.maxBytes, signal) };
  }

  async function sendObject(reply: FastifyReply, name: string) {
    const found = await request(getObject(name));
    if (!found) throw new AppError('NOT_FOUND');
    reply.header('cache-control', `public, max-age=${mediaMaxAge}, immutable`);
    if (found.ETag) reply.header('etag', found.ETag);
    return reply.type(types[extname(name)] ?? 'application/octet-stream').send(Buffer.from(found.content));
  }

  return {
    async put(name, file) {
      const headers = { ContentType: types[extname(name)], CacheControl: `public, max-age=${mediaMaxAge}, immutable` };
      await request(s3.send(new PutObjectCommand({ ...object(name), ...headers, Body: await readFile(file) })));
    },
    async remove(name) {
      await request(s3.send(new DeleteObjectCommand(object(name))));
    },
    async send(reply, name) {
      // Rejects names with a path.
      if (basename(name) !== name || name.startsWith('.')) throw new AppError('NOT_FOUND');
      return existsSync(join(folder, name)) ? reply.sendFile(name, folder) : sendObject(reply, name);
    },
  };
}
