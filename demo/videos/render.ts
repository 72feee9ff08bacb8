/** Draws the videos and portraits of the public pages; see README.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawBanner } from './banner.ts';
import { type Film, framesPerSecond, lengthOf, pictureAt, size } from './film.ts';
import { aboutUs } from './films/about-us.ts';
import { companies } from './films/companies.ts';
import { howBook } from './films/how-book.ts';
import { wedding } from './films/wedding.ts';
import { drawPortraits } from './portraits.ts';

/** Where the site serves the finished files. */
const features = join(import.meta.dirname, '../../mfe-catalog/src/pages');
const films = [aboutUs, wedding, companies, howBook];

/** H.264 for Safari, VP9 for browsers without it. */
const encodings = [
  ['mp4', '-c:v libx264 -preset veryslow -tune animation -crf 30 -pix_fmt yuv420p -movflags +faststart'],
  ['webm', '-c:v libvpx-vp9 -crf 47 -b:v 0 -row-mt 1 -cpu-used 2 -pix_fmt yuv420p'],
] as const;

async function render(film: Film) {
  const folder = join(features, film.name, 'video');
  mkdirSync(folder, { recursive: true });
  const target = (end: string) => join(folder, `${film.name}.${end}`);
  const picture = (second: number) => sharp(Buffer.from(pictureAt(film, second))).flatten();

  await picture(film.poster).webp({ quality: 72, effort: 6 }).toFile(target('webp'));

  const outputs = encodings.flatMap(([end, how]) => [...how.split(' '), '-an', target(end)]);
  const input = `-f rawvideo -pix_fmt rgb24 -s ${size.width}x${size.height} -r ${framesPerSecond} -i -`.split(' ');
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'exit');
  for (let i = 0; i < lengthOf(film) * framesPerSecond; i++) {
    const frame = await picture(i / framesPerSecond)
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${film.name}`);
  console.log(`${film.name}: ${lengthOf(film)} s`);
}

const asked = process.argv.slice(2);
for (const film of films) if (!asked.length || asked.includes(film.name)) await render(film);
if (!asked.length || asked.includes('portraits')) await drawPortraits(join(features, 'about-us/portraits'));
if (!asked.length || asked.includes('banner')) await drawBanner(join(features, 'about-us'));
