import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { draw, fullWidth } from './draw.ts';
import { drawings } from './drawings/index.ts';

const widths = [480, 960, fullWidth];
const formats = ['avif', 'webp'] as const;

const encoders = {
  // Flat colours: more quality than this is bytes that nobody sees.
  avif: (image: Sharp) => image.avif({ quality: 34, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 1 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80 }),
};

interface PictureFile {
  width: number;
  /** Cut to this height, from the middle. */
  height?: number;
  format: keyof typeof encoders;
  file: string;
}

const isPortrait = (key: string) => drawings.get(key)?.scene === 'person';

/** What a wide window shows of an event's picture above its page: the rest would be sent for nothing. */
const banner = { width: fullWidth, height: Math.round(fullWidth / 2.4) };

/** Every file of a picture. Messengers show JPEG under a shared link, which leads to an event or a place, never to a person. */
function filesOf(key: string, name: string): PictureFile[] {
  const files = widths.flatMap((width) =>
    formats.map((format): PictureFile => ({ width, format, file: `${name}-${width}.${format}` })),
  );
  if (isPortrait(key)) return files;
  if (key.startsWith('event-')) {
    files.push(...formats.map((format) => ({ ...banner, format, file: `${name}-banner.${format}` })));
  }
  return [...files, { width: 960, format: 'jpeg', file: `${name}-960.jpeg` }];
}

/** The pictures among `names` (key and file name) of which a file is missing in `dir`. */
export async function missingPictures(dir: string, names: Iterable<[key: string, name: string]>) {
  await mkdir(dir, { recursive: true });
  const present = new Set(await readdir(dir));
  return [...names].filter(([key, name]) => filesOf(key, name).some(({ file }) => !present.has(file)));
}

/** Draws one picture into `dir`, in all widths and formats. */
export async function renderPicture(dir: string, key: string, name: string) {
  const drawing = drawings.get(key);
  if (!drawing) return;
  // Rasterised once: reading the drawing is the slow part.
  const { data, info } = await sharp(Buffer.from(draw(key, drawing)))
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Portraits are shown small: a third of the size does.
  const scale = isPortrait(key) ? 1 / 3 : 1;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { width, height, format, file } of filesOf(key, name)) {
    const image = sharp(data, { raw }).resize({ width: Math.round(width * scale), height });
    // Renamed when whole, so that nobody is ever served half a picture.
    const unfinished = join(dir, `${file}.${process.pid}.tmp`);
    await encoders[format](image).toFile(unfinished);
    await rename(unfinished, join(dir, file));
  }
}
