import { mix, night, orange, sand } from '../pictures/palette.ts';
import { houses, skyline } from '../pictures/parts/city.ts';
import { disc, sky, stars } from '../pictures/parts/sky.ts';
import { van } from '../pictures/parts/van.ts';
import { circle, path, placed, rect, repeat } from '../pictures/shapes.ts';
import type { Sheet } from '../pictures/sheet.ts';
import { passing } from './film.ts';

const walls = ['#e8b07a', '#c9705a', '#d9c7a0', '#8fa6c8', '#e3cda4'];

/** A road along the lower edge; its marks move with `shift`. */
export function asphalt({ w, h }: Sheet, shift: number) {
  const gap = 120;
  return (
    rect(0, h * 0.8, w, h * 0.2, '#343e63') +
    rect(0, h * 0.8, w, 8, '#8c93ae') +
    repeat(Math.ceil(w / gap) + 2, (i) => rect(i * gap - (shift % gap), h * 0.925, 56, 7, sand, 'rx="3" opacity="0.8"'))
  );
}

/** Houses of a neighbourhood at the road. */
export function neighbourhood(stage: Sheet, lit = '#ffd27d') {
  const { w, h, palette } = stage;
  const dim = palette.mood === 'night' ? 0.5 : 0.12;
  return (
    sky(stage) +
    (palette.mood === 'night' ? stars(stage, 90, h * 0.5) : '') +
    disc(stage, w * 0.78, h * 0.24, palette.mood === 'night' ? 34 : 52) +
    skyline(stage, h * 0.62, h * 0.3, mix(palette.sky[1], palette.ink, 0.4), palette.glow, 0.2) +
    houses(
      stage,
      h * 0.8,
      h * 0.36,
      walls.map((wall) => mix(wall, night, dim)),
      lit,
    )
  );
}

/** The city from the road, near and far buildings passing at their own pace. */
export function city(stage: Sheet, shift: number) {
  const { h, w, palette } = stage;
  return (
    sky(stage) +
    stars(stage, 70, h * 0.4) +
    disc(stage, w * 0.2, h * 0.22, 36) +
    passing(stage, 1.5, shift * 0.25, (wide) =>
      skyline(
        wide,
        h * 0.72,
        h * 0.46,
        mix(palette.sky[1], palette.ink, 0.45),
        mix(palette.glow, palette.ink, 0.3),
        0.1,
      ),
    ) +
    passing(stage, 2.2, shift * 0.7, (wide) => skyline(wide, h * 0.8, h * 0.3, palette.ink, palette.glow, 0.05)) +
    asphalt(stage, shift)
  );
}

/** Our van on the road, rocking a little while it moves; its wheels turn. */
export function drivingVan({ h, linear }: Sheet, x: number, moved: number, long = 300) {
  const y = h * 0.935 + Math.sin(moved / 26) * 1.6;
  const wheel = (dx: number) =>
    placed(
      repeat(3, (i) => rect(-1.5, -11, 3, 22, '#8a94b4', `transform="rotate(${i * 60})"`)),
      x + (dx * long) / 400,
      y - (20 * long) / 400,
      long / 400,
      (moved / 26) * 57.3,
    );
  const light = linear(
    [
      ['#ffe9b0', 0.5],
      ['#ffe9b0', 0],
    ],
    [0, 0, 1, 0],
  );
  const beam = path('M204 -50 L420 -78 L420 6 L204 -36 Z', light);
  return placed(beam, x, y, long / 400) + van(x, y, long) + wheel(-116) + wheel(118);
}

/** A place on a map. */
export const pin = (x: number, y: number, scale: number, fill = orange) =>
  placed(
    path('M0 0 C-34 -40 -40 -58 -40 -76 A40 40 0 1 1 40 -76 C40 -58 34 -40 0 0 Z', fill) + circle(0, -76, 16, sand),
    x,
    y,
    scale,
  );
