import { mix, orange, sand } from '../palette.ts';
import { d, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Around the origin at the middle of the front step, in thousandths of the picture's height. */
export const halls: Record<string, (sheet: Sheet) => string> = {
  arena: ({ palette, linear }) =>
    path(
      'M-560 0 V-150 Q-520 -380 0 -390 Q520 -380 560 -150 V0 Z',
      linear([[mix(palette.accent, '#ffffff', 0.45)], [mix(palette.accent, palette.ink, 0.25)]]),
    ) +
    repeat(11, (_, t) =>
      outline(d`M${-500 + t * 1000} -6 Q${-420 + t * 840} -260 ${-60 + t * 120} -388`, sand, 6, 'opacity="0.55"'),
    ) +
    rect(-560, -128, 1120, 26, orange) +
    rect(-470, -100, 940, 100, palette.ink) +
    repeat(14, (i) => rect(-452 + i * 66, -86, 46, 86, '#ffd98a')) +
    rect(-190, -300, 380, 120, palette.ink, 'rx="16"') +
    repeat(5, (i) =>
      rect(
        -160 + i * 68,
        -236 - (i % 3) * 20,
        40,
        40 + (i % 3) * 20,
        [orange, palette.accent, sand, palette.second, orange][i] as string,
        'rx="6"',
      ),
    ),
  theatre: ({ palette }) =>
    rect(-430, -400, 860, 400, mix(sand, palette.accent, 0.12)) +
    polygon(
      [
        [-470, -396],
        [0, -560],
        [470, -396],
      ],
      mix(sand, palette.accent, 0.3),
    ) +
    polygon(
      [
        [-330, -410],
        [0, -528],
        [330, -410],
      ],
      mix(palette.accent, palette.ink, 0.2),
    ) +
    rect(-470, -400, 940, 30, '#fffaf0') +
    repeat(
      6,
      (i) =>
        rect(-400 + i * 152, -372, 40, 340, '#fffaf0') +
        rect(-412 + i * 152, -372, 64, 18, '#e3d2b0') +
        rect(-412 + i * 152, -34, 64, 18, '#e3d2b0'),
    ) +
    repeat(
      5,
      (i) =>
        path(
          `M${-344 + i * 152} -20 v-190 a36 44 0 0 1 76 0 v190 Z`,
          i === 2 ? '#ffc760' : mix(palette.accent, palette.ink, 0.45),
        ) + rect(-336 + i * 152, -340, 60, 62, '#ffd98a', 'rx="4"'),
    ) +
    repeat(4, (i) => rect(-470 - i * 14, -16 + i * 12, 940 + i * 28, 12, i % 2 ? '#e3d2b0' : '#fffaf0')) +
    [-1, 1].map((s) => path(`M${s * 230} -370 v170 l${s * 34} -24 l${s * 34} 24 v-170 Z`, orange)).join(''),
  hall: ({ palette, linear }) =>
    polygon(
      [
        [-560, 0],
        [-520, -330],
        [140, -430],
        [560, -300],
        [560, 0],
      ],
      linear([['#d8ecf5'], [mix(palette.accent, palette.ink, 0.3)]]),
    ) +
    repeat(16, (_, t) =>
      outline(
        d`M${-540 + t * 1090} 0 L${-516 + t * 1056} ${-330 - Math.sin(t * 2.4) * 90}`,
        '#ffffff',
        5,
        'opacity="0.75"',
      ),
    ) +
    repeat(5, (i) =>
      outline(d`M-545 ${-60 - i * 56} L140 ${-70 - i * 74} L560 ${-52 - i * 50}`, '#ffffff', 4, 'opacity="0.6"'),
    ) +
    polygon(
      [
        [-580, -326],
        [140, -440],
        [590, -300],
        [590, -270],
        [140, -404],
        [-580, -296],
      ],
      palette.ink,
    ) +
    rect(-120, -130, 280, 130, palette.ink) +
    repeat(4, (i) => rect(-104 + i * 66, -116, 52, 116, '#ffd98a')) +
    [-420, -340, 330, 410]
      .map(
        (x, i) =>
          rect(x - 3, -230, 6, 230, palette.ink) +
          path(`M${x} -230 h56 v90 h-56 Z`, [orange, palette.accent, palette.second, sand][i] as string),
      )
      .join(''),
};
