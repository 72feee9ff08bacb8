import { mix } from '../palette.ts';
import { mountains } from '../parts/land.ts';
import { d, ellipse, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Views at the end of the road, on the coast and in the desert. `far` is the colour of distance. */
export const drySights: Record<string, (sheet: Sheet, far: string) => string> = {
  pyramid(sheet, far) {
    const { w, h, u } = sheet;
    const stone = '#d79a5b';
    const steps = (x: number, base: number, wide: number, count: number) =>
      repeat(count, (i) => {
        const half = wide * (0.5 - (i * 0.36) / count);
        const tall = 44 * u;
        const y = base - (i + 1) * tall;
        return (
          polygon(
            [
              [x - half, y + tall],
              [x + half, y + tall],
              [x + half - 14 * u, y],
              [x - half + 14 * u, y],
            ],
            mix(stone, '#fff0d2', 0.1 + i * 0.07),
          ) +
          polygon(
            [
              [x + half * 0.25, y + tall],
              [x + half, y + tall],
              [x + half - 14 * u, y],
              [x + half * 0.25, y],
            ],
            '#7a4526',
            'opacity="0.34"',
          ) +
          rect(x - half, y + tall - 5 * u, half * 2, 5 * u, '#7a4526', 'opacity="0.4"')
        );
      }) +
      polygon(
        [
          [x - 34 * u, base],
          [x + 34 * u, base],
          [x + 20 * u, base - count * 44 * u],
          [x - 20 * u, base - count * 44 * u],
        ],
        '#f4d9a8',
      );
    return (
      mountains(sheet, h * 0.56, h * 0.22, far) +
      steps(w * 0.78, h * 0.69, 380 * u, 4) +
      steps(w * 0.36, h * 0.72, 620 * u, 7) +
      ellipse(w * 0.66, h * 0.74, 120 * u, 24 * u, '#a96b3c') +
      ellipse(w * 0.66, h * 0.735, 86 * u, 15 * u, '#6e3f22')
    );
  },
  ruins(sheet, far) {
    const { w, h, u } = sheet;
    const wall = (x: number, y: number, wide: number, count: number) =>
      repeat(
        count,
        (i) =>
          polygon(
            [
              [x + i * 30 * u, y - i * 54 * u],
              [x + wide - i * 16 * u, y - i * 54 * u],
              [x + wide - i * 16 * u, y - (i + 1) * 54 * u],
              [x + 12 * u + i * 30 * u, y - (i + 1) * 54 * u],
            ],
            mix('#c9a06c', '#6d4a33', 0.12 + (i % 2) * 0.2),
          ) +
          repeat(3, (k) =>
            polygon(
              [
                [x + wide * (0.25 + k * 0.22) - 13 * u, y - i * 54 * u - 4 * u],
                [x + wide * (0.25 + k * 0.22) + 13 * u, y - i * 54 * u - 4 * u],
                [x + wide * (0.25 + k * 0.22) + 9 * u, y - i * 54 * u - 40 * u],
                [x + wide * (0.25 + k * 0.22) - 9 * u, y - i * 54 * u - 40 * u],
              ],
              '#3f2a2a',
            ),
          ),
      );
    return (
      rect(0, h * 0.5, w, h * 0.2, mix(sheet.palette.accent, sheet.palette.sky[0], 0.5)) +
      repeat(3, (i) => ellipse(w * (0.2 + i * 0.13), h * 0.5, (90 - i * 16) * u, 26 * u, far)) +
      wall(w * 0.46, h * 0.72, 640 * u, 5) +
      wall(-w * 0.06, h * 0.74, 420 * u, 3)
    );
  },
  dunes(sheet) {
    const { w, h, u, palette } = sheet;
    const dune = (x: number, top: number, wide: number) =>
      path(
        d`M${x - wide} ${h * 0.74} Q${x - wide * 0.25} ${top + 40 * u} ${x} ${top} Q${x + wide * 0.4} ${top + 120 * u} ${x + wide} ${h * 0.74} Z`,
        '#f0c486',
      ) +
      path(
        d`M${x} ${top} Q${x - wide * 0.1} ${top + 120 * u} ${x + wide * 0.12} ${h * 0.74} H${x + wide} Q${x + wide * 0.4} ${top + 120 * u} ${x} ${top} Z`,
        '#c7833f',
      );
    return (
      rect(0, h * 0.52, w, h * 0.2, mix('#1f8fb0', palette.sky[0], 0.15)) +
      repeat(12, (_, t) => rect(t * w, h * (0.54 + ((t * 7) % 1) * 0.08), 80 * u, 5 * u, '#fff6df', 'opacity="0.55"')) +
      dune(w * 0.78, h * 0.4, 420 * u) +
      dune(w * 0.2, h * 0.46, 380 * u) +
      polygon(
        [
          [0, h * 0.72],
          [0, h * 0.6],
          [w * 0.1, h * 0.58],
          [w * 0.16, h * 0.72],
        ],
        '#b3452f',
      )
    );
  },
};
