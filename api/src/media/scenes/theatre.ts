import { hsl, mix, orange, sand } from '../palette.ts';
import { beam } from '../parts/decor.ts';
import { audience, figure } from '../parts/people.ts';
import { stars } from '../parts/sky.ts';
import { microphone } from '../parts/things.ts';
import { circle, d, ellipse, group, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A stage behind curtains. `set` is what stands on it. */
export function theatre(sheet: Sheet, set: string) {
  const { w, h, u, palette, linear, radial } = sheet;
  const floor = h * 0.74;
  const cloth = mix(palette.accent, '#5c0f22', 0.45);
  const dark = mix(cloth, palette.ink, 0.55);
  const gold = '#e9b65a';

  const back =
    rect(0, 0, w, h, linear([[palette.sky[0]], [palette.sky[1]], [palette.sky[2]]])) + stars(sheet, 80, h * 0.5);
  const boards =
    rect(0, floor, w, h - floor, mix('#a5673a', palette.ink, 0.35)) +
    repeat(17, (_, t) =>
      polygon(
        [
          [w / 2 + (t - 0.5) * w * 0.9, floor],
          [w / 2 + (t - 0.5) * w * 0.9 + 3 * u, floor],
          [w / 2 + (t - 0.5) * w * 1.7 + 6 * u, h],
          [w / 2 + (t - 0.5) * w * 1.7, h],
        ],
        palette.ink,
        'opacity="0.3"',
      ),
    );
  const pool = ellipse(
    w / 2,
    floor + 46 * u,
    w * 0.3,
    66 * u,
    radial([
      ['#fff3cf', 0.95],
      ['#fff3cf', 0.1],
    ]),
  );
  const spots = [-1, 1]
    .map((side) => beam(sheet, w / 2 + side * w * 0.36, 0, -side * 27, 15, h * 0.95, '#fff0c4', 0.62))
    .join('');
  const folds = (side: 1 | -1) =>
    repeat(7, (i) => {
      const edge = side < 0 ? 0 : w;
      const x = edge - side * (7 - i) * w * 0.031;
      const pull = (7 - i) * 16 * u;
      return path(
        d`M${x} 0 C${x + side * 8 * u} ${h * 0.3} ${x + side * pull} ${h * 0.45} ${x + side * pull * 0.4} ${floor + 40 * u} H${x + side * w * 0.07} V0 Z`,
        i % 2 ? cloth : mix(cloth, dark, 0.5),
      );
    });
  const swags = repeat(6, (i) => {
    const x = (i * w) / 6;
    return (
      path(d`M${x} 0 H${x + w / 6} Q${x + w / 12} ${h * 0.27} ${x} 0 Z`, i % 2 ? cloth : mix(cloth, dark, 0.35)) +
      outline(d`M${x} ${4 * u} Q${x + w / 12} ${h * 0.27} ${x + w / 6} ${4 * u}`, gold, 7 * u)
    );
  });
  const ties = [0.115, 0.885]
    .map((t) => rect(w * t - 66 * u, h * 0.47, 132 * u, 22 * u, gold, `rx="${11 * u}"`))
    .join('');
  const lights = repeat(
    Math.round(w / (92 * u)),
    (i) =>
      circle(i * 92 * u + 46 * u, floor + 12 * u, 13 * u, '#ffe9a8') +
      circle(
        i * 92 * u + 46 * u,
        floor + 12 * u,
        34 * u,
        radial([
          ['#ffe9a8', 0.7],
          ['#ffe9a8', 0],
        ]),
      ),
  );

  return (
    back +
    onStage(sheet, set, floor) +
    spots +
    boards +
    pool +
    inFront(sheet, set, floor) +
    folds(-1) +
    folds(1) +
    ties +
    swags +
    lights +
    audience(sheet, h * 0.86, [dark, palette.ink])
  );
}

function onStage(sheet: Sheet, set: string, floor: number) {
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
      return repeat(9, (i) => circle(x, floor - 300 * u, (330 - i * 36) * u, hsl(20 + i * 14, 82, 56 + (i % 2) * 8)));
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

function inFront({ w, u, palette, random }: Sheet, set: string, floor: number) {
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
