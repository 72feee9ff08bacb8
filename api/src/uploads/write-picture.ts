import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { isDiskFull } from './disk-full.ts';
import { encode, frameOf, pictureFiles } from './picture-files.ts';
import { PictureRejected } from './picture-rejected.ts';

/** What people photograph with and browsers show. An SVG is a program. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** A camera's picture. More would be held in memory at once by formats that are not read line by line. */
const maxPixels = 40_000_000;

/** @throws PictureRefused unless its content is a picture, or when it unfolds to too many pixels */
async function assertPicture(file: string) {
  const type = await fileTypeFromFile(file);
  if (!type || !accepted.has(type.mime)) throw new PictureRejected('type');
  // Reads the head only; the limit is ours, with a reason of its own.
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(new PictureRejected('type')));
  if (width * height > maxPixels) throw new PictureRejected('pixels');
}

/** The picture upright, in its frame, as pixels: nothing else of the file is left, neither place nor camera. */
const pixelsOf = (file: string, shape: PictureShape) =>
  sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...frameOf(shape), background: 'white' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(new PictureRejected('type')));

interface WrittenPicture {
  dir: string;
  name: string;
  shape: PictureShape;
}

/** Writes every file of a picture into a folder. @throws PictureRefused */
export async function writePicture(file: string, { dir, name, shape }: WrittenPicture) {
  await assertPicture(file);
  const { data, info } = await pixelsOf(file, shape);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await mkdir(dir, { recursive: true });
  for (const each of pictureFiles) await write(await encode(sharp(data, { raw }), each).toBuffer(), each.suffix);

  function write(content: Buffer, suffix: string) {
    return writeFile(join(dir, `${name}${suffix}`), content).catch((error: Error) => {
      throw isDiskFull(error) ? new PictureRejected('not_stored') : error;
    });
  }
}
