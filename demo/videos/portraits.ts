import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { draw } from '../pictures/draw.ts';
import type { Drawing } from '../pictures/drawings/index.ts';

/** Of the team, in the order of the page: what is drawn (see the API's `person` scene), hue and light. */
const people: Record<string, [detail: string, hue: number, mood: Drawing['mood']]> = {
  valeria: ['f', 28, 'dawn'],
  matias: ['mb', 205, 'day'],
  carmen: ['fgo', 330, 'dawn'],
  diego: ['m', 160, 'day'],
  renata: ['fg', 280, 'dusk'],
  alvaro: ['mg', 20, 'dusk'],
  lucia: ['f', 190, 'day'],
  tomas: ['mbo', 230, 'dawn'],
};

const side = 320;

export async function drawPortraits(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const [name, [detail, hue, mood]] of Object.entries(people)) {
    const svg = draw(`team-${name}`, { scene: 'person', detail, hue, mood, ratio: 1 });
    await sharp(Buffer.from(svg))
      .flatten()
      .resize(side)
      .webp({ quality: 62, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
  }
}
