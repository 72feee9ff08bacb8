import { mix, sand } from '../palette.ts';
import { hills, mountains } from '../parts/land.ts';
import { d, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Views at the end of the road, in valleys and mountains. `far` is the colour of distance. */
export const greenSights: Record<string, (sheet: Sheet, far: string) => string> = {
  vines(sheet, far) {
    const { w, h, u, palette } = sheet;
    return (
      mountains(sheet, h * 0.6, h * 0.38, far, { snow: true }) +
      hills(sheet, h * 0.66, h * 0.08, mix('#5f7f45', palette.sky[1], 0.3)) +
      rect(w * 0.13, h * 0.55, 230 * u, 92 * u, sand) +
      polygon(
        [
          [w * 0.13 - 22 * u, h * 0.55],
          [w * 0.13 + 115 * u, h * 0.48],
          [w * 0.13 + 252 * u, h * 0.55],
        ],
        '#c8553d',
      ) +
      repeat(3, (i) => rect(w * 0.13 + 30 * u + i * 66 * u, h * 0.585, 34 * u, 58 * u, '#6b3c2a', `rx="${17 * u}"`))
    );
  },
  needles(sheet, far) {
    const { w, h, u, random, palette } = sheet;
    const rock = (i: number, t: number, row: number) => {
      const x = t * w + random.between(-24, 24) * u;
      const wide = random.between(70, 112) * u;
      const top = h * (0.26 + row * 0.12 + Math.abs(t - 0.5) * 0.34 + random.between(-0.06, 0.06));
      const fill = mix(row ? '#d8a178' : '#b78b86', palette.sky[1], row ? 0.1 : 0.4);
      return (
        path(
          d`M${x - wide} ${h * 0.78} L${x - wide * 0.74} ${top + 60 * u} Q${x - wide * 0.66} ${top} ${x} ${top} Q${x + wide * 0.66} ${top} ${x + wide * 0.74} ${top + 60 * u} L${x + wide} ${h * 0.78} Z`,
          fill,
        ) +
        path(
          d`M${x + wide * 0.1} ${top + 4 * u} Q${x + wide * 0.66} ${top} ${x + wide * 0.74} ${top + 60 * u} L${x + wide} ${h * 0.78} H${x + wide * 0.2} Z`,
          palette.ink,
          `opacity="${0.16 + (i % 3) * 0.04}"`,
        )
      );
    };
    return (
      mountains(sheet, h * 0.62, h * 0.16, far) +
      repeat(11, (i, t) => rock(i, t, 0)) +
      repeat(9, (i, t) => rock(i, t, 1)) +
      rect(w * 0.42, h * 0.6, 230 * u, 80 * u, sand) +
      rect(w * 0.42 + 150 * u, h * 0.54, 52 * u, 120 * u, sand) +
      polygon(
        [
          [w * 0.42 - 10 * u, h * 0.6],
          [w * 0.42 + 240 * u, h * 0.6],
          [w * 0.42 + 220 * u, h * 0.575],
          [w * 0.42 + 10 * u, h * 0.575],
        ],
        '#b3553a',
      ) +
      repeat(6, (i) => rect(w * 0.42 + 16 * u + i * 34 * u, h * 0.63, 15 * u, 28 * u, '#5c4a55', `rx="${7 * u}"`))
    );
  },
  village(sheet, far) {
    const { w, h, u } = sheet;
    const terraces = repeat(7, (i) =>
      path(
        d`M${w * 0.5 + i * 30 * u} ${h * (0.72 - i * 0.045)} Q${w * 0.76} ${h * (0.66 - i * 0.05)} ${w} ${h * (0.69 - i * 0.05)} V${h * 0.8} H${w * 0.5} Z`,
        i % 2 ? '#a7b36a' : '#8a9a55',
      ),
    );
    return (
      mountains(sheet, h * 0.58, h * 0.46, far, { snow: true }) +
      mountains(sheet, h * 0.66, h * 0.3, mix(far, '#7a5a4a', 0.4)) +
      terraces +
      repeat(
        6,
        (i) =>
          rect(w * (0.06 + i * 0.065), h * (0.63 + (i % 2) * 0.025), 84 * u, 90 * u, i % 2 ? sand : '#f2dcb8') +
          polygon(
            [
              [w * (0.06 + i * 0.065) - 12 * u, h * (0.635 + (i % 2) * 0.025)],
              [w * (0.06 + i * 0.065) + 42 * u, h * (0.585 + (i % 2) * 0.025)],
              [w * (0.06 + i * 0.065) + 96 * u, h * (0.635 + (i % 2) * 0.025)],
            ],
            '#b9502f',
          ),
      )
    );
  },
  camp: (sheet, far) =>
    mountains(sheet, sheet.h * 0.7, sheet.h * 0.42, mix(far, sheet.palette.ink, 0.4), { snow: true }),
};
