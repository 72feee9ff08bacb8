import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { isDiskFull } from './disk-full.ts';
import { encode, frameOf, pictureFiles } from './picture-files.ts';
import { PictureRejected } from './picture-rejected.ts';

/** Formats of cameras that browsers support. SVG is excluded because it can contain scripts. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** Size of a camera's picture. Formats that are not decoded line by line would need too much memory for more. */
const maxPixels = 40_000_000;

/** @throws PictureRejected when the content is not a picture or has too many pixels */
async function assertPicture(file: string) {
  const type = await fileTypeFromFile(file);
  if (!type || !accepted.has(type.mime)) throw new PictureRejected('type');
  // Reads the header only; our own limit gives a reason of its own.
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(new PictureRejected('type')));
  if (width * height > maxPixels) throw new PictureRejected('pixels');
}

/** Returns the pixels of the upright picture at its target size, which drops all metadata such as place and camera. */
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

/** Writes all files of a picture into a folder. @throws PictureRejected */
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
