import { mix, orange, sand } from '../palette.ts';
import { skyline } from '../parts/city.ts';
import { tree } from '../parts/land.ts';
import { figure } from '../parts/people.ts';
import { disc, rays, sky } from '../parts/sky.ts';
import { circle, ellipse, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A green house of the future with sun and wind, for fairs and conventions. */
export function expo(sheet: Sheet) {
  const { w, h, u, palette } = sheet;
  const x = w * 0.5;
  const ground = h * 0.8;
  const mill = (mx: number, tall: number) =>
    polygon(
      [
        [mx - 8 * u, ground],
        [mx + 8 * u, ground],
        [mx + 3 * u, ground - tall],
        [mx - 3 * u, ground - tall],
      ],
      '#fffaf0',
    ) +
    repeat(3, (i) =>
      path(
        'M0 0 Q22 -60 0 -170 Q-14 -60 0 0 Z',
        '#fffaf0',
        `transform="translate(${mx.toFixed(0)} ${(ground - tall).toFixed(0)}) rotate(${i * 120 + 18}) scale(${u.toFixed(3)})"`,
      ),
    ) +
    circle(mx, ground - tall, 12 * u, orange);
  const house =
    polygon(
      [
        [x - 330 * u, ground - 250 * u],
        [x - 40 * u, ground - 470 * u],
        [x + 360 * u, ground - 310 * u],
        [x + 330 * u, ground - 270 * u],
        [x - 36 * u, ground - 410 * u],
        [x - 290 * u, ground - 226 * u],
      ],
      palette.ink,
    ) +
    polygon(
      [
        [x - 280 * u, ground],
        [x - 280 * u, ground - 230 * u],
        [x - 38 * u, ground - 405 * u],
        [x + 300 * u, ground - 275 * u],
        [x + 300 * u, ground],
      ],
      sand,
    ) +
    repeat(8, (i) =>
      polygon(
        [
          [
            x + (10 + (i % 4) * 74) * u,
            ground - (400 - (i % 4) * 29 + Math.floor(i / 4) * 0) * u - Math.floor(i / 4) * 40 * u,
          ],
          [x + (76 + (i % 4) * 74) * u, ground - (374 - (i % 4) * 29) * u - Math.floor(i / 4) * 40 * u],
          [x + (62 + (i % 4) * 74) * u, ground - (412 - (i % 4) * 29) * u - Math.floor(i / 4) * 40 * u],
          [x - (4 - (i % 4) * 74) * u, ground - (438 - (i % 4) * 29) * u - Math.floor(i / 4) * 40 * u],
        ],
        '#2d5fd0',
        `stroke="#9fc0ff" stroke-width="${(3 * u).toFixed(1)}"`,
      ),
    ) +
    rect(x - 220 * u, ground - 190 * u, 190 * u, 190 * u, '#7fc4d8') +
    rect(x - 128 * u, ground - 190 * u, 8 * u, 190 * u, palette.ink) +
    rect(x + 60 * u, ground - 160 * u, 130 * u, 160 * u, mix(palette.accent, palette.ink, 0.25)) +
    rect(x + 220 * u, ground - 160 * u, 54 * u, 80 * u, '#ffd271');
  return (
    sky(sheet) +
    rays(sheet, w * 0.2, h * 0.24, 22, '#fff6d8', 0.22) +
    disc(sheet, w * 0.2, h * 0.24, 105 * u) +
    skyline(sheet, ground, h * 0.24, mix(palette.sky[1], '#ffffff', 0.2), '#ffffff') +
    mill(w * 0.1, 430 * u) +
    mill(w * 0.86, 470 * u) +
    mill(w * 0.95, 330 * u) +
    ellipse(x, h * 1.02, w * 0.8, h * 0.24, mix('#5d9a58', palette.accent, 0.2)) +
    house +
    [0.16, 0.24, 0.76, 0.82]
      .map((t, i) =>
        tree(sheet, w * t, ground + 40 * u, (170 + i * 24) * u, mix('#3f8a4c', palette.accent, 0.15), '#5a3d2b'),
      )
      .join('') +
    repeat(4, (_, t) => figure(w * (0.3 + t * 0.4), h * 0.95, 190 * u, 'stand', palette.ink, { mirrored: t > 0.5 }))
  );
}
