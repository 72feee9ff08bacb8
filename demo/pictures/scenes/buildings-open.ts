import { mix, orange, sand } from '../palette.ts';
import { tree } from '../parts/land.ts';
import { ellipse, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Around the origin at the middle of the front step, in thousandths of the picture's height. */
export const openAir: Record<string, (sheet: Sheet) => string> = {
  stadium: ({ palette }) =>
    ellipse(0, -190, 590, 120, mix(palette.ink, '#ffffff', 0.78)) +
    ellipse(0, -196, 520, 86, palette.ink) +
    repeat(
      90,
      (i) =>
        `<circle cx="${((i % 30) * 34 - 493).toFixed(0)}" cy="${(-232 + Math.floor(i / 30) * 24).toFixed(0)}" r="8" fill="${[palette.accent, sand, orange][i % 3]}"/>`,
    ) +
    path(
      'M-590 -190 Q-570 0 -520 0 H520 Q570 0 590 -190 Q560 -70 0 -70 Q-560 -70 -590 -190 Z',
      mix(palette.accent, palette.ink, 0.3),
    ) +
    repeat(15, (_, t) => rect(-520 + t * 1020, -120 + Math.sin(t * Math.PI) * 44, 16, 130, sand)) +
    repeat(9, (_, t) => path(`M${(-420 + t * 800).toFixed(0)} 0 v-44 a22 22 0 0 1 44 0 v44 Z`, '#ffd271')) +
    [-560, 560]
      .map(
        (x) =>
          rect(x - 7, -420, 14, 400, palette.ink) +
          rect(x - 58, -450, 116, 70, palette.ink, 'rx="8"') +
          repeat(
            8,
            (i) => `<circle cx="${x - 38 + (i % 4) * 25}" cy="${-432 + Math.floor(i / 4) * 32}" r="9" fill="#fff6d8"/>`,
          ),
      )
      .join(''),
  park: (sheet) => {
    const { palette } = sheet;
    return (
      ellipse(0, 10, 560, 66, mix('#6f9d5c', palette.accent, 0.15)) +
      path(
        'M-190 0 V-190 Q-180 -300 0 -310 Q180 -300 190 -190 V0 H150 V-170 Q140 -260 0 -262 Q-140 -260 -150 -170 V0 Z',
        sand,
      ) +
      polygon(
        [
          [-220, -250],
          [0, -420],
          [220, -250],
        ],
        orange,
      ) +
      repeat(7, (i) =>
        polygon(
          [
            [-220 + i * 63, -250],
            [-157 + i * 63, -250],
            [0, -420],
          ],
          i % 2 ? sand : orange,
        ),
      ) +
      ellipse(0, -6, 210, 26, palette.ink, 'opacity="0.3"') +
      [-430, -330, 330, 430]
        .map((x, i) =>
          tree({ ...sheet, u: 1 }, x, 20, 300 + (i % 2) * 70, mix('#3f7d4c', palette.accent, 0.2), '#5a3d2b'),
        )
        .join('') +
      repeat(
        10,
        (i) =>
          outline(`M${-520 + i * 110} -330 q55 40 110 0`, palette.ink, 4) +
          `<circle cx="${-465 + i * 110}" cy="-298" r="11" fill="#ffe9b0"/>`,
      )
    );
  },
  pyramid: () =>
    repeat(
      7,
      (i) =>
        polygon(
          [
            [-560 + i * 66, -i * 58],
            [560 - i * 66, -i * 58],
            [540 - i * 66, -(i + 1) * 58],
            [-540 + i * 66, -(i + 1) * 58],
          ],
          mix('#d79a5b', '#fff0d2', 0.08 + i * 0.06),
        ) +
        polygon(
          [
            [150, -i * 58],
            [560 - i * 66, -i * 58],
            [540 - i * 66, -(i + 1) * 58],
            [150, -(i + 1) * 58],
          ],
          '#7a4526',
          'opacity="0.3"',
        ),
    ) +
    polygon(
      [
        [-60, 0],
        [60, 0],
        [34, -406],
        [-34, -406],
      ],
      '#f4d9a8',
    ) +
    repeat(14, (i) => rect(-58 + i * 1.8, -14 - i * 28, 116 - i * 3.6, 5, '#a96b3c')),
};
