import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { encode, full, pictureFiles } from './picture-files.ts';

/** What people photograph with and browsers show. An SVG is a program. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** A camera's picture. More would be held in memory at once by formats that are not read line by line. */
const maxPixels = 40_000_000;

export type PictureRefusal = 'type' | 'pixels';

/** A picture that is not stored. */
export class PictureRefused extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}

/** @throws PictureRefused for what is no picture by its content, or unfolds to too many pixels */
async function assertPicture(file: string) {
  const type = await fileTypeFromFile(file);
  if (!type || !accepted.has(type.mime)) throw new PictureRefused('type');
  // Reads the head only; the limit is ours, with a reason of its own.
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(new PictureRefused('type')));
  if (width * height > maxPixels) throw new PictureRefused('pixels');
}

/** The picture upright, cut to three to two, as pixels: nothing else of the file is left, neither place nor camera. */
const pixelsOf = (file: string) =>
  sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...full, fit: 'cover' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(new PictureRefused('type')));

export type UploadedPictures = ReturnType<typeof createUploadedPictures>;

/** Pictures of customers, in the folder from which `/media` serves those of the catalogue. */
export function createUploadedPictures({ dir }: { dir: string }) {
  // One after the other: the pixels of several would not fit into the memory of a small machine.
  const inTurn = pLimit(1);
  // Pictures come once each: what libvips remembers of them is never used again.
  sharp.cache(false);

  const removeFiles = (name: string) =>
    Promise.all(pictureFiles.map(({ suffix }) => rm(join(dir, `${name}${suffix}`), { force: true })));

  async function write(file: string) {
    await assertPicture(file);
    const { data, info } = await pixelsOf(file);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const name = `upload.${randomBytes(16).toString('hex')}`;
    await mkdir(dir, { recursive: true });
    try {
      for (const each of pictureFiles)
        await encode(sharp(data, { raw }), each).toFile(join(dir, `${name}${each.suffix}`));
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
