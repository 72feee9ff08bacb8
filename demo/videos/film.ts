import { type Mood, paletteOf } from '../pictures/palette.ts';
import { randomFrom } from '../pictures/random.ts';
import { group } from '../pictures/shapes.ts';
import { createSheet, type Sheet } from '../pictures/sheet.ts';

export const size = { width: 960, height: 540 };
export const framesPerSecond = 24;

/** Seconds in which one shot gives way to the next. */
const fade = 0.5;

interface Shot {
  seconds: number;
  hue: number;
  mood: Mood;
  /** @param s seconds since the shot began @returns SVG elements */
  draw: (stage: Sheet, s: number) => string;
}

export interface Film {
  name: string;
  /** The second that the poster shows. */
  poster: number;
  shots: Shot[];
}

export const lengthOf = (film: Film) => film.shots.reduce((sum, { seconds }) => sum + seconds, 0);

/** One picture of a film as an SVG document; what is left to chance is the same in every picture of a shot. */
export function pictureAt(film: Film, second: number) {
  const sheet = createSheet({ seed: film.name, hue: 0, mood: 'day', ...size });
  let start = 0;
  const layers = film.shots.map(({ seconds, hue, mood, draw }, i) => {
    const s = second - start;
    start += seconds;
    const last = i === film.shots.length - 1;
    if (s < -fade || (s > seconds && !last)) return '';
    const stage: Sheet = { ...sheet, random: randomFrom(`${film.name}-${i}`), palette: paletteOf(hue, mood) };
    const shown = i === 0 ? 1 : Math.min(1, (s + fade) / fade);
    return group(draw(stage, Math.max(0, s)), `opacity="${shown.toFixed(2)}"`);
  });
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sheet.defs()}</defs>${layers.join('')}</svg>`;
}

/** Where a movement is that lasts from `from` to `to` seconds: 0 before, 1 after, soft at both ends. */
export function between(s: number, from: number, to: number) {
  const t = Math.min(1, Math.max(0, (s - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The same shot drawn wider and moved to the left, for what passes by. */
export const passing = (stage: Sheet, wide: number, shift: number, draw: (stage: Sheet) => string) =>
  group(draw({ ...stage, w: stage.w * wide }), `transform="translate(${(-shift).toFixed(1)} 0)"`);
