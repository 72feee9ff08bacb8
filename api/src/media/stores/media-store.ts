import type { FastifyReply } from 'fastify';

/** Where the files under `/media` are. Their names contain a hash or are random: a file never changes. */
export interface MediaStore {
  /** Stores a local file under a name of one part, whole or not at all. */
  put(name: string, file: string): Promise<void>;
  /** A file that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Answers with the file, as browsers may keep it for good; with NOT_FOUND where there is none. */
  send(reply: FastifyReply, name: string): Promise<FastifyReply>;
}

/** Seconds for which browsers keep a file: a year. */
export const keptSeconds = 365 * 24 * 3600;
