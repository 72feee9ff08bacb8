import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

const fullWidth = 1440;

/** The settings of renditions; part of the hash in their names. */
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

export interface Rendition {
  /** Of a picture whose master is `fullWidth` wide; those of a smaller master are as much smaller. */
  width: number;
  /** Cut to this height, from the middle. */
  height?: number;
  format: (typeof formats)[number] | 'jpeg';
}

/**
 * What there is of a picture, by the end of its file's name: `480.avif`. All but portraits and logos have a JPEG too,
 * which messengers show under a shared link: links lead to events and places, never to who is seen there.
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

/** Makes one file of a picture. @param master path of the file that it is derived from */
export async function render({ width, height, format }: Rendition, master: string, file: string) {
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(master);
  // The masters of portraits are a third as wide, because these are shown small.
  const scale = ((await picture.metadata()).width ?? fullWidth) / fullWidth;
  // Written under another name and renamed when complete, so that an unfinished file is never served.
  const unfinished = `${file}.${process.pid}.tmp`;
  await picture
    .resize({ width: Math.round(width * scale), height })
    .toFormat(format, settings[format])
    .toFile(unfinished);
  await rename(unfinished, file);
}
