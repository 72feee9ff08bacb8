import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import pLimit from 'p-limit';
import type { MediaStore } from '../media/stores/media-store.ts';
import { isDiskFull } from './disk-full.ts';
import { pictureFiles } from './picture-files.ts';
import { PictureRejected, type PictureRejection } from './picture-rejected.ts';

const program = join(import.meta.dirname, 'picture.process.ts');
/** A large picture takes about two seconds. */
const limitMs = 30_000;

export type UploadedPictures = ReturnType<typeof createUploadedPictures>;

/** Uploaded pictures, in the store that serves `/media`. */
export function createUploadedPictures({ media }: { media: MediaStore }) {
  // One at a time: the pixels of several would exceed the memory of a small machine.
  const inTurn = pLimit(1);

  const filesOf = (name: string) => pictureFiles.map(({ suffix }) => `${name}${suffix}`);
  const removeFiles = (name: string) => Promise.all(filesOf(name).map((each) => media.remove(each)));

  /** Runs in a process of its own, which returns its memory and whose crash on a malformed file affects no request. */
  async function make(file: string, dir: string, name: string, shape: PictureShape) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, file, dir, name, shape], {
      timeout: limitMs,
    });
    if (stdout) throw new PictureRejected(stdout as PictureRejection);
  }

  async function upload(dir: string, name: string) {
    // Waits for all uploads before removing any, because a late one would remain.
    const put = await Promise.allSettled(filesOf(name).map((each) => media.put(each, join(dir, each))));
    const failed = put.find(({ status }) => status === 'rejected');
    if (!failed) return;
    await Promise.allSettled(filesOf(name).map((each) => media.remove(each)));
    const { reason } = failed as PromiseRejectedResult;
    throw isDiskFull(reason) ? new PictureRejected('not_stored') : reason;
  }

  async function write(file: string, shape: PictureShape) {
    const name = `upload.${randomBytes(16).toString('hex')}`;
    const dir = await mkdtemp(join(tmpdir(), 'idavuelta-picture-'));
    try {
      await make(file, dir, name, shape);
      await upload(dir, name);
    } finally {
      await rm(dir, { recursive: true });
    }
    return `/media/${name}`;
  }

  return {
    /**
     * Stores a picture in all widths and formats under an unguessable name.
     * @returns its path without width and extension
     * @throws PictureRejected; UNAVAILABLE when the store cannot be reached
     */
    store: (file: string, shape: PictureShape = 'photo'): Promise<string> => inTurn(() => write(file, shape)),

    /** Removes the files of an unused picture. */
    remove: async (path: string): Promise<void> => {
      const name = /^\/media\/(upload\.[0-9a-f]{32})$/.exec(path)?.[1];
      if (name) await removeFiles(name);
    },
  };
}
