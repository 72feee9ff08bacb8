import { mix, orange, sand } from '../palette.ts';
import { skyline } from '../parts/city.ts';
import { hills, mountains, tree } from '../parts/land.ts';
import { figure } from '../parts/people.ts';
import { clouds, disc, sky, stars } from '../parts/sky.ts';
import { van } from '../parts/things.ts';
import { d, ellipse, group, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** The outside of a venue with our van at its door. `kind` is the building. */
export function venue(sheet: Sheet, kind: string) {
  const { w, h, u, palette, random } = sheet;
  const ground = h * 0.76;
  const nightly = palette.mood === 'night';
  const behind =
    random.chance(0.5) || nightly
      ? skyline(
          sheet,
          ground,
          h * 0.3,
          mix(palette.sky[1], palette.ink, nightly ? 0.45 : 0.15),
          nightly ? palette.glow : '#fffaf0',
        )
      : mountains(sheet, h * 0.62, h * 0.3, mix(palette.sky[1], palette.ink, 0.2), { snow: true }) +
        hills(sheet, h * 0.76, h * 0.06, mix('#7fa267', palette.sky[1], 0.3));
  const sun = nightly
    ? stars(sheet, 80, h * 0.5) + disc(sheet, w * 0.8, h * 0.2, 60 * u, { fill: sand })
    : disc(sheet, w * random.between(0.2, 0.8), h * 0.3, 110 * u) + clouds(sheet, h * 0.15, 5, '#ffffff', 0.7);
  const people = repeat(9, (i) =>
    figure(
      w * random.between(0.04, 0.96),
      h * (0.84 + (i % 3) * 0.015),
      (104 + (i % 3) * 10) * u,
      random.pick(['stand', 'stand', 'run', 'cheer']),
      palette.ink,
      { mirrored: random.chance(0.5) },
    ),
  );
  const trees = [0.04, 0.11, 0.9, 0.97]
    .map((t, i) =>
      tree(sheet, w * t, ground + 40 * u, (170 + (i % 2) * 50) * u, mix('#3f7d4c', palette.accent, 0.15), palette.ink),
    )
    .join('');
  const building = group(
    buildings[kind]?.(sheet) ?? '',
    `transform="translate(${(w / 2).toFixed(0)} ${ground.toFixed(0)}) scale(${u.toFixed(3)})"`,
  );
  const street =
    rect(0, h * 0.88, w, h * 0.12, mix('#4a5272', palette.ink, 0.3)) +
    repeat(12, (i) => rect(i * 150 * u, h * 0.94, 80 * u, 8 * u, sand));
  return (
    sky(sheet) +
    sun +
    behind +
    rect(0, ground, w, h - ground, mix(sand, palette.sky[1], 0.3)) +
    trees +
    building +
    people +
    street +
    van(w * random.between(0.25, 0.75), h * 0.955, 300 * u, sand, random.chance(0.5))
  );
}

/** Around the origin at the middle of the front step, in thousandths of the picture's height. */
const buildings: Record<string, (sheet: Sheet) => string> = {
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
