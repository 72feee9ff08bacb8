import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

const fullWidth = 1440;

/** The settings of renditions, which are part of the hash in their names. */
export const settings = {
  widths: [480, 720, 960, fullWidth],
  /** The visible part of an event's picture above its page in a wide window: the rest would be wasted bytes. */
  banner: { width: fullWidth, height: Math.round(fullWidth / 2.4) },
  // The pictures have flat colours, for which a higher quality makes no visible difference.
  avif: { quality: 34, effort: 1 },
  webp: { quality: 74, effort: 1 },
  jpeg: { quality: 80 },
};

const formats = ['avif', 'webp'] as const;

export interface Rendition {
  /** For a master of width `fullWidth`; renditions of a smaller master are scaled down. */
  width: number;
  /** Cropped to this height around the centre. */
  height?: number;
  format: (typeof formats)[number] | 'jpeg';
}

/**
 * Returns the renditions of a picture by the end of their file names: `480.avif`. All but portraits and logos also have
 * a JPEG, which messengers show for shared links: links lead to events and places, never to people.
 */
export function renditionsOf(key: string): ReadonlyMap<string, Rendition> {
  const renditions = settings.widths.flatMap((width) =>
    formats.map((format): [string, Rendition] => [`${width}.${format}`, { width, format }]),
  );
  if (key.startsWith('event-'))
    for (const format of formats) renditions.push([`banner.${format}`, { ...settings.banner, format }]);
  if (!/^(person|partner)-/.test(key)) renditions.push(['960.jpeg', { width: 960, format: 'jpeg' }]);
  return new Map(renditions);
}

/** Creates one rendition of a picture. @param master path of the source file */
export async function render({ width, height, format }: Rendition, master: string, file: string) {
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(master);
  // The masters of portraits are a third as wide, because portraits are shown small.
  const scale = ((await picture.metadata()).width ?? fullWidth) / fullWidth;
  // Written under a temporary name and renamed when complete, so that an unfinished file is never served.
  const unfinished = `${file}.${process.pid}.tmp`;
  await picture
    .resize({ width: Math.round(width * scale), height })
    .toFormat(format, settings[format])
    .toFile(unfinished);
  await rename(unfinished, file);
}
