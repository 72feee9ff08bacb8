import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { catalogue } from './catalogue/index.ts';
import { draw, fullWidth } from './draw.ts';
import { pictureNames } from './paths.ts';

const widths = [480, 960, fullWidth];

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 1 }),
};

/** How many pictures are drawn at a time: enough for two cores, and the API keeps room to answer. */
const atOnce = 2;

export interface Progress {
  done: number;
  total: number;
}

/** Draws the pictures whose files are missing in `dir`; the landing page's and the events' first. */
export async function renderPictures(dir: string, onProgress?: (progress: Progress) => void) {
  await mkdir(dir, { recursive: true });
  const present = new Set(await readdir(dir));
  const missing = [...pictureNames()].filter(([, name]) => filesOf(name).some(({ file }) => !present.has(file)));
  const total = missing.length;
  let done = 0;

  async function worker() {
    for (let next = missing.shift(); next; next = missing.shift()) {
      await renderOne(dir, ...next);
      done += 1;
      onProgress?.({ done, total });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const filesOf = (name: string) =>
  widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({ width, format, file: `${name}-${width}.${format}` })),
  );

async function renderOne(dir: string, key: string, name: string) {
  const drawing = catalogue.get(key);
  if (!drawing) return;
  // Rasterised once: reading the drawing is the slow part.
  const { data, info } = await sharp(Buffer.from(draw(key, drawing)))
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Portraits are shown small: a third of the size does.
  const scale = drawing.scene === 'person' ? 1 / 3 : 1;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of widths) {
    const image = sharp(data, { raw }).resize({ width: Math.round(width * scale) });
    for (const format of ['avif', 'webp'] as const) {
      const file = join(dir, `${name}-${width}.${format}`);
      // Renamed when whole, so that nobody is ever served half a picture.
      const unfinished = `${file}.${process.pid}.tmp`;
      await encoders[format](image.clone()).toFile(unfinished);
      await rename(unfinished, file);
    }
  }
}
