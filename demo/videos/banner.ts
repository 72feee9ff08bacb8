import { join } from 'node:path';
import sharp from 'sharp';
import { createSheet } from '../pictures/sheet.ts';
import { asphalt, drivingVan, neighbourhood } from './street.ts';

const size = { width: 1440, height: 420 };
const widths = [720, 1440];

/** The wide picture above "about us": our van in a street at dusk. */
export async function drawBanner(folder: string) {
  const sheet = createSheet({ seed: 'banner', hue: 18, mood: 'dusk', ...size });
  const content = neighbourhood(sheet) + asphalt(sheet, 0) + drivingVan(sheet, size.width * 0.4, 0, 300);
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sheet.defs()}</defs>${content}</svg>`;
  for (const wide of widths) {
    await sharp(Buffer.from(svg))
      .flatten()
      .resize(wide)
      .webp({ quality: 72, effort: 6 })
      .toFile(join(folder, `banner-${wide}.webp`));
  }
}
