import type { FastifyReply } from 'fastify';

/** Where the files under `/media` are. Their names contain a hash or are random: a file never changes. */
export interface MediaStore {
  /** Stores a local file under a name of one part, whole or not at all. */
  put(name: string, file: string): Promise<void>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
  /** Responds with the file, cacheable for ever, or with NOT_FOUND. */
  send(reply: FastifyReply, name: string): Promise<FastifyReply>;
}

/** Seconds for which browsers keep a file: a year. */
export const mediaMaxAge = 365 * 24 * 3600;
