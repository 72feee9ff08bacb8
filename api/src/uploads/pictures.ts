import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { pictureFiles } from './picture-files.ts';
import { type PictureRefusal, PictureRefused } from './picture-refused.ts';

const program = join(import.meta.dirname, 'picture.process.ts');
/** A large picture takes about two seconds. */
const limitMs = 30_000;

export type UploadedPictures = ReturnType<typeof createUploadedPictures>;

/** Pictures of customers, in the folder from which `/media` serves those of the catalogue. */
export function createUploadedPictures({ dir }: { dir: string }) {
  // One after the other: the pixels of several would not fit into the memory of a small machine.
  const inTurn = pLimit(1);

  const removeFiles = (name: string) =>
    Promise.all(pictureFiles.map(({ suffix }) => rm(join(dir, `${name}${suffix}`), { force: true })));

  /** A process of its own: its memory is given back, and a file that breaks a decoder ends no other request. */
  async function write(file: string) {
    const name = `upload.${randomBytes(16).toString('hex')}`;
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [program, file, dir, name], { timeout: limitMs });
      if (stdout) throw new PictureRefused(stdout as PictureRefusal);
    } catch (error) {
      await removeFiles(name);
      throw error;
    }
    return `/media/${name}`;
  }

  return {
    /**
     * Stores a picture in all widths and formats under a name that nobody can guess.
     * @returns its path without width and extension
     * @throws PictureRefused
     */
    store: (file: string): Promise<string> => inTurn(() => write(file)),

    /** Removes the files of a picture that nothing shows any more. */
    remove: async (path: string): Promise<void> => {
      const name = /^\/media\/(upload\.[0-9a-f]{32})$/.exec(path)?.[1];
      if (name) await removeFiles(name);
    },
  };
}
