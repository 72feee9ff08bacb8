import { hsl, mix, orange, sand } from '../palette.ts';
import { microphone } from '../parts/instruments.ts';
import { figure } from '../parts/people.ts';
import { circle, d, group, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** What stands at the back of the stage. */
export function onStage(sheet: Sheet, set: string, floor: number) {
  const { w, h, u, palette } = sheet;
  const x = w / 2;
  switch (set) {
    case 'house': {
      const wall = mix(palette.light, palette.sky[1], 0.35);
      const windows = repeat(6, (i) =>
        path(
          d`M${x - 190 * u + (i % 3) * 150 * u} ${floor - (i < 3 ? 300 : 90) * u} v${-50 * u} a${35 * u} ${35 * u} 0 0 1 ${70 * u} 0 v${50 * u} Z`,
          i === 4 ? palette.ink : '#ffc760',
        ),
      );
      return (
        circle(w * 0.34, h * 0.27, 78 * u, sand) +
        circle(w * 0.67, h * 0.22, 52 * u, orange) +
        rect(x - 240 * u, floor - 420 * u, 480 * u, 420 * u, wall) +
        polygon(
          [
            [x - 290 * u, floor - 415 * u],
            [x, floor - 590 * u],
            [x + 290 * u, floor - 415 * u],
          ],
          palette.ink,
        ) +
        rect(x - 250 * u, floor - 215 * u, 500 * u, 16 * u, palette.ink) +
        windows
      );
    }
    case 'lighthouse':
      return (
        circle(
          x,
          floor - 470 * u,
          300 * u,
          sheet.radial([
            ['#fff3cf', 0.9],
            ['#fff3cf', 0],
          ]),
        ) +
        polygon(
          [
            [x, floor - 470 * u],
            [w * 1.1, floor - 640 * u],
            [w * 1.1, floor - 400 * u],
          ],
          '#fff3cf',
          'opacity="0.5"',
        ) +
        polygon(
          [
            [x, floor - 470 * u],
            [-w * 0.1, floor - 640 * u],
            [-w * 0.1, floor - 400 * u],
          ],
          '#fff3cf',
          'opacity="0.5"',
        ) +
        repeat(5, (i) =>
          polygon(
            [
              [x - (92 - i * 9) * u, floor - i * 84 * u],
              [x + (92 - i * 9) * u, floor - i * 84 * u],
              [x + (83 - i * 9) * u, floor - (i + 1) * 84 * u],
              [x - (83 - i * 9) * u, floor - (i + 1) * 84 * u],
            ],
            i % 2 ? sand : '#e2553f',
          ),
        ) +
        rect(x - 66 * u, floor - 438 * u, 132 * u, 20 * u, palette.ink) +
        rect(x - 36 * u, floor - 512 * u, 72 * u, 76 * u, '#ffe08a') +
        polygon(
          [
            [x - 52 * u, floor - 510 * u],
            [x, floor - 580 * u],
            [x + 52 * u, floor - 510 * u],
          ],
          '#e2553f',
        ) +
        repeat(3, (i) =>
          path(
            `M0 ${(floor - 90 * u + i * 36 * u).toFixed(0)} ${`l${(60 * u).toFixed(0)} ${(-46 * u).toFixed(0)} l${(60 * u).toFixed(0)} ${(46 * u).toFixed(0)} `.repeat(Math.ceil(w / (120 * u)) + 1)} V${h} H0 Z`,
            mix(palette.accent, palette.light, 0.5 - i * 0.2),
          ),
        )
      );
    case 'masks':
      return repeat(9, (i) => circle(x, floor - 300 * u, (330 - i * 36) * u, hsl(6 + i * 5, 86, 46 + i * 4)));
    case 'comedy':
      return repeat(12, (i) =>
        repeat(14, (j) =>
          rect(
            j * 118 * u + (i % 2) * 59 * u,
            i * 60 * u,
            112 * u,
            54 * u,
            mix('#b5563a', palette.ink, 0.3 + ((i * 7 + j * 5) % 4) * 0.08),
            'rx="3"',
          ),
        ),
      );
    default:
      return (
        circle(x, floor - 330 * u, 250 * u, palette.light) +
        circle(x + 70 * u, floor - 370 * u, 220 * u, palette.sky[1])
      );
  }
}

/** Who or what is at the footlights. */
export function inFront({ w, u, palette, random }: Sheet, set: string, floor: number) {
  const x = w / 2;
  const feet = floor + 50 * u;
  switch (set) {
    case 'masks':
      return repeat(5, (i, t) =>
        figure(x + (t - 0.5) * 620 * u, feet + (i % 2) * 26 * u, 330 * u, i % 2 ? 'turn' : 'dance', palette.ink, {
          skirt: [orange, palette.accent, palette.second, '#e2553f', palette.light][i] as string,
          mirrored: i > 2,
        }),
      );
    case 'comedy':
      return microphone(x, feet - 250 * u, 1.35 * u, 0, '#d5dbe8', palette.ink);
    case 'piano':
      return (
        group(
          path(
            'M-300 0 V-150 H-40 Q60 -160 110 -220 Q170 -300 270 -270 Q320 -250 300 -150 V0 H270 V-90 H-270 V0 Z',
            palette.ink,
          ) +
            polygon(
              [
                [-30, -168],
                [280, -430],
                [304, -418],
                [290, -270],
              ],
              palette.ink,
            ) +
            rect(-306, -156, 180, 14, sand),
          `transform="translate(${x.toFixed(0)} ${feet.toFixed(0)}) scale(${u.toFixed(3)})"`,
        ) +
        figure(x - 350 * u, feet, 300 * u, 'play', palette.ink) +
        figure(x - 460 * u, feet, 290 * u, 'play', palette.ink)
      );
    default:
      return (
        figure(x - 60 * u, feet, 290 * u, random.pick(['sing', 'turn']), palette.ink, { skirt: palette.ink }) +
        figure(x + 110 * u, feet, 310 * u, 'stand', palette.ink, { mirrored: true })
      );
  }
}
