import { mix, orange, sand } from '../palette.ts';
import { path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Around the origin at the middle of the front step, in thousandths of the picture's height. */
export const oldBuildings: Record<string, (sheet: Sheet) => string> = {
  house: ({ palette }) =>
    rect(-420, -300, 840, 300, mix('#f4e3c4', palette.accent, 0.1)) +
    polygon(
      [
        [-460, -292],
        [-400, -372],
        [400, -372],
        [460, -292],
      ],
      '#b9502f',
    ) +
    rect(-110, -430, 220, 140, mix('#f4e3c4', palette.accent, 0.2)) +
    polygon(
      [
        [-136, -424],
        [0, -500],
        [136, -424],
      ],
      '#b9502f',
    ) +
    repeat(
      7,
      (i) =>
        path(`M${-384 + i * 116} -170 v-54 a32 34 0 0 1 64 0 v54 Z`, '#ffd98a') +
        rect(-392 + i * 116, -172, 80, 10, palette.ink),
    ) +
    repeat(7, (i) =>
      path(
        `M${-390 + i * 116} 0 v-84 a38 42 0 0 1 76 0 v84 Z`,
        i === 3 ? '#7a4526' : mix(palette.ink, palette.accent, 0.35),
      ),
    ) +
    rect(-430, -146, 860, 12, '#fffaf0') +
    repeat(24, (i) => rect(-424 + i * 36, -134, 6, 26, '#fffaf0')),
  fortress: ({ palette }) =>
    polygon(
      [
        [-560, 0],
        [-520, -210],
        [520, -210],
        [560, 0],
      ],
      '#d9b382',
    ) +
    repeat(19, (i) => rect(-524 + i * 56, -246, 34, 44, '#d9b382')) +
    [-470, 470]
      .map(
        (x) =>
          polygon(
            [
              [x - 110, 0],
              [x - 92, -330],
              [x + 92, -330],
              [x + 110, 0],
            ],
            '#e6c597',
          ) +
          repeat(5, (i) => rect(x - 96 + i * 42, -366, 26, 42, '#e6c597')) +
          rect(x - 16, -240, 32, 66, palette.ink, 'rx="14"'),
      )
      .join('') +
    repeat(7, (r) =>
      repeat(9, (i) => rect(-340 + i * 78 + (r % 2) * 30, -196 + r * 28, 50, 4, '#a87c4a', 'opacity="0.6"')),
    ) +
    path('M-80 0 v-120 a80 80 0 0 1 160 0 v120 Z', palette.ink) +
    rect(-4, -420, 8, 220, palette.ink) +
    path('M4 -420 h130 v28 h-130 Z M4 -364 h130 v28 h-130 Z', '#d8402f') +
    rect(4, -392, 130, 28, '#ffffff'),
  village: ({ palette }) =>
    repeat(
      9,
      (i) =>
        rect(-560 + i * 124, -150 - (i % 3) * 40, 118, 150 + (i % 3) * 40, i % 2 ? sand : '#f2d6a8') +
        polygon(
          [
            [-574 + i * 124, -146 - (i % 3) * 40],
            [-501 + i * 124, -206 - (i % 3) * 40],
            [-428 + i * 124, -146 - (i % 3) * 40],
          ],
          '#b9502f',
        ) +
        rect(-522 + i * 124, -80, 40, 80, mix(palette.ink, palette.accent, 0.3), 'rx="18"') +
        rect(-540 + i * 124, -128 - (i % 3) * 30, 30, 34, '#ffd98a') +
        rect(-496 + i * 124, -128 - (i % 3) * 30, 30, 34, '#ffd98a'),
    ) +
    rect(-70, -330, 60, 330, '#fffaf0') +
    rect(20, -330, 60, 330, '#fffaf0') +
    [-40, 50]
      .map(
        (x) =>
          polygon(
            [
              [x - 40, -328],
              [x, -420],
              [x + 40, -328],
            ],
            orange,
          ) + rect(x - 14, -296, 28, 46, palette.ink, 'rx="14"'),
      )
      .join('') +
    rect(-76, -220, 162, 220, '#fffaf0') +
    path('M-34 0 v-90 a40 44 0 0 1 80 0 v90 Z', '#7a4526'),
};
