import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { draw, fullWidth } from './draw.ts';
import { drawings } from './drawings/index.ts';

const widths = [480, 720, 960, fullWidth];
const formats = ['avif', 'webp'] as const;

const encoders = {
  // The drawings have flat colours, on which a higher quality makes no visible difference.
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

/**
 * Every file of a picture. All but portraits have a JPEG too, which messengers show under a shared link: links lead to
 * events and places, never to a person.
 */
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

/** The pictures among `names` (key and file name) of which `dir` does not have every file. */
export async function undrawnPictures(dir: string, names: Iterable<[key: string, name: string]>) {
  await mkdir(dir, { recursive: true });
  const present = new Set(await readdir(dir));
  return [...names].filter(([key, name]) => filesOf(key, name).some(({ file }) => !present.has(file)));
}

/** Draws one picture into `dir`, in all widths and formats. */
export async function renderPicture(dir: string, key: string, name: string) {
  const drawing = drawings.get(key);
  if (!drawing) return;
  // Rasterised once for all files, because parsing the SVG is the slow part.
  const { data, info } = await sharp(Buffer.from(draw(key, drawing)))
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Portraits are shown small, so a third of the size is enough.
  const scale = isPortrait(key) ? 1 / 3 : 1;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { width, height, format, file } of filesOf(key, name)) {
    const image = sharp(data, { raw }).resize({ width: Math.round(width * scale), height });
    // Written under another name and renamed when complete, so that an unfinished file is never served.
    const unfinished = join(dir, `${file}.${process.pid}.tmp`);
    await encoders[format](image).toFile(unfinished);
    await rename(unfinished, join(dir, file));
  }
}
