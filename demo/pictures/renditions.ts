import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const fullWidth = 1440;

/** What renditions are made with: part of the hash in their names. */
export const settings = {
  widths: [480, 720, 960, fullWidth],
  /** What a wide window shows of an event's picture above its page: the rest would be sent for nothing. */
  banner: { width: fullWidth, height: Math.round(fullWidth / 2.4) },
  // The pictures have flat colours, on which a higher quality makes no visible difference.
  avif: { quality: 34, effort: 1 },
  webp: { quality: 74, effort: 1 },
  jpeg: { quality: 80 },
};

const formats = ['avif', 'webp'] as const;

interface Rendition {
  /** Of a picture whose master is `fullWidth` wide; those of a smaller master are as much smaller. */
  width: number;
  /** Cut to this height, from the middle. */
  height?: number;
  format: (typeof formats)[number] | 'jpeg';
  file: string;
}

/**
 * Every file of a picture. All but portraits have a JPEG too, which messengers show under a shared link: links lead to
 * events and places, never to a person.
 */
function renditionsOf(key: string, name: string): Rendition[] {
  const files = settings.widths.flatMap((width) =>
    formats.map((format): Rendition => ({ width, format, file: `${name}-${width}.${format}` })),
  );
  if (key.startsWith('person-')) return files;
  if (key.startsWith('event-')) {
    files.push(...formats.map((format) => ({ ...settings.banner, format, file: `${name}-banner.${format}` })));
  }
  return [...files, { width: 960, format: 'jpeg', file: `${name}-960.jpeg` }];
}

/** The pictures among `names` (key and file name) of which `dir` does not have every file. */
export async function incompletePictures(dir: string, names: Iterable<[key: string, name: string]>) {
  await mkdir(dir, { recursive: true });
  const present = new Set(await readdir(dir));
  return [...names].filter(([key, name]) => renditionsOf(key, name).some(({ file }) => !present.has(file)));
}

/** Makes one picture's files in `dir`. @param master path of the file that they are derived from */
export async function renderPicture(dir: string, key: string, name: string, master: string) {
  // Decoded once for all files.
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // The masters of portraits are a third as wide, because these are shown small.
  const scale = info.width / fullWidth;
  for (const { width, height, format, file } of renditionsOf(key, name)) {
    const image = sharp(data, { raw }).resize({ width: Math.round(width * scale), height });
    // Written under another name and renamed when complete, so that an unfinished file is never served.
    const unfinished = join(dir, `${file}.${process.pid}.tmp`);
    await image.toFormat(format, settings[format]).toFile(unfinished);
    await rename(unfinished, join(dir, file));
  }
}
