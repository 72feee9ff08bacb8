import type { FastifyReply } from 'fastify';

/** Storage of the files under `/media`. Names contain a hash or are random: files never change. */
export interface MediaStore {
  /** Stores a local file under a name without folders, completely or not at all. */
  put(name: string, file: string): Promise<void>;
  /** A missing file is not an error. */
  remove(name: string): Promise<void>;
  /** Responds with the file, cacheable forever, or with NOT_FOUND. */
  send(reply: FastifyReply, name: string): Promise<FastifyReply>;
}

/** How long browsers cache a file, in seconds: a year. */
export const mediaMaxAge = 365 * 24 * 3600;
