import { mix, orange, sand } from '../palette.ts';
import { beam } from '../parts/decor.ts';
import { crowd, figure } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { circle, d, outline, path, polygon, rect, repeat, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A volleyball final: net, jump and a full hall. */
export function volleyball(sheet: Sheet) {
  const { w, h, u, palette } = sheet;
  const net =
    repeat(26, (_, t) =>
      stroke(
        [
          [w * t, h * 0.36],
          [w * t, h * 0.58],
        ],
        sand,
        2.4 * u,
        'opacity="0.7"',
      ),
    ) +
    repeat(8, (_, t) =>
      stroke(
        [
          [0, h * (0.36 + t * 0.22)],
          [w, h * (0.36 + t * 0.22)],
        ],
        sand,
        2.4 * u,
        'opacity="0.7"',
      ),
    ) +
    rect(0, h * 0.345, w, 22 * u, '#fffaf0') +
    rect(0, h * 0.575, w, 10 * u, '#fffaf0');
  const ballX = w * 0.6;
  const ball =
    circle(0, 0, 100, '#ffd84d') +
    path('M-100 0 A100 100 0 0 1 0 -100 Q-10 -20 -70 71 A100 100 0 0 1 -100 0 Z', '#2d5fd0') +
    path('M100 0 A100 100 0 0 1 -20 98 Q40 30 38 -92 A100 100 0 0 1 100 0 Z', palette.accent) +
    outline('M0 -100 Q-10 -20 -70 71 M38 -92 Q40 30 -20 98', '#182549', 6);
  return (
    sky(sheet) +
    crowd(
      sheet,
      h * 0.16,
      [palette.accent, orange, palette.second, palette.accent, sand].map((c, i) => mix(palette.ink, c, 0.3 + i * 0.06)),
      palette.glow,
      0.4,
    ) +
    rect(0, h * 0.56, w, h * 0.5, mix('#e08a4a', palette.accent, 0.2)) +
    polygon(
      [
        [w * 0.1, h * 0.66],
        [w * 0.9, h * 0.66],
        [w * 1.16, h],
        [-w * 0.16, h],
      ],
      mix('#2aa39a', palette.sky[0], 0.3),
      `stroke="#fffaf0" stroke-width="${(8 * u).toFixed(0)}"`,
    ) +
    [0.2, 0.5, 0.8].map((t) => beam(sheet, w * t, 0, 0, 26, h * 0.9, '#fff3cf', 0.4)).join('') +
    figure(w * 0.62, h * 0.84, 330 * u, 'spike', mix(palette.ink, orange, 0.28), { mirrored: true }) +
    figure(w * 0.74, h * 0.9, 330 * u, 'spike', mix(palette.ink, orange, 0.28), { mirrored: true }) +
    net +
    figure(w * 0.4, h * 0.86, 430 * u, 'spike', palette.ink) +
    figure(w * 0.2, h * 0.97, 400 * u, 'stand', palette.ink) +
    `<g transform="translate(${ballX.toFixed(0)} ${(h * 0.2).toFixed(0)}) scale(${(0.85 * u).toFixed(3)})">${ball}</g>` +
    repeat(3, (i) =>
      outline(
        d`M${ballX + 110 * u} ${h * 0.16 - i * 26 * u} q${80 * u} ${-50 * u} ${170 * u} ${-50 * u}`,
        sand,
        (12 - i * 3) * u,
        'opacity="0.7"',
      ),
    )
  );
}
