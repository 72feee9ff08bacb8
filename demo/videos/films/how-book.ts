import { night, orange, sand } from '../../pictures/palette.ts';
import { van } from '../../pictures/parts/van.ts';
import { circle, group, outline, path, placed, polygon, rect, repeat, stroke } from '../../pictures/shapes.ts';
import type { Sheet } from '../../pictures/sheet.ts';
import { between, type Film } from '../film.ts';
import { ground, phone, press, screen, words } from '../phone.ts';
import { pin } from '../street.ts';

const { w } = screen;
const button = (y: number, fill = orange) =>
  rect(18, y, w - 36, 44, fill, 'rx="22"') + words(w / 2 - 44, y + 18, 88, night);

const card = (y: number, sky: string, light: string) =>
  rect(18, y, w - 36, 148, '#ffffff', 'rx="14" stroke="#e5dccb" stroke-width="2"') +
  path(`M18 ${y + 14} q0 -14 14 -14 H${w - 32} q14 0 14 14 V${y + 92} H18 Z`, sky) +
  circle(w - 64, y + 36, 18, light) +
  polygon(
    [
      [18, y + 92],
      [80, y + 40],
      [128, y + 78],
      [166, y + 52],
      [w - 18, y + 92],
    ],
    night,
    'opacity="0.75"',
  ) +
  words(32, y + 106, 120, night) +
  words(32, y + 124, 76, orange);

/** The part of the way that a dashed line has come. */
const trip = (s: number) => {
  const t = between(s, 0.9, 2.2);
  return stroke(
    [
      [60, 320],
      [60 + 112 * t, 320 - 130 * t],
    ],
    orange,
    6,
    'stroke-dasharray="2 13"',
  );
};

const qr = repeat(9, (row) =>
  repeat(9, (i) => ((row * 7 + i * 5 + row * i) % 3 && !corner(row, i) ? rect(i * 15, row * 15, 15, 15, night) : '')),
);
function corner(row: number, i: number) {
  return (row < 3 && i < 3) || (row < 3 && i > 5) || (row > 5 && i < 3);
}
const eyes = (
  [
    [0, 0],
    [90, 0],
    [0, 90],
  ] as const
)
  .map(
    ([x, y]) =>
      rect(x + 4, y + 4, 37, 37, 'none', `stroke="${night}" stroke-width="8"`) + rect(x + 15, y + 15, 15, 15, night),
  )
  .join('');

const shot = (seconds: number, draw: (stage: Sheet, s: number) => string) => ({
  seconds,
  hue: 28,
  mood: 'day' as const,
  draw,
});

/** Choose, say where, pay, ride: four screens of a phone. */
export const howBook: Film = {
  name: 'how-book',
  poster: 1.6,
  shots: [
    shot(3, (stage, s) => {
      const scroll = between(s, 0.2, 1.3) * 150;
      return (
        ground(stage, s / 12) +
        phone(
          stage,
          group(
            card(52, '#c4456b', '#ffd27d') + card(214, '#3d58a8', sand) + card(376, '#2a8f86', '#ffe9b0'),
            `transform="translate(0 ${-scroll})"`,
          ) +
            rect(0, 0, w, 40, '#ffffff') +
            press(w / 2, 300, between(s, 1.9, 2.7)),
        )
      );
    }),
    shot(3, (stage, s) => {
      const drop = between(s, 0.2, 0.8);
      return (
        ground(stage, (3 + s) / 12) +
        phone(
          stage,
          rect(0, 0, w, 300 + 90, '#eee6d5') +
            repeat(5, (i) =>
              repeat(8, (j) =>
                rect(i * 56 - 20, j * 54 - 10, 44, 42, (i + j * 2) % 7 ? '#faf5ec' : '#cfdcb4', 'rx="6"'),
              ),
            ) +
            trip(s) +
            pin(60, 320 - (1 - drop) * 120, 0.62 * Math.max(0.01, drop)) +
            placed(
              path('M0 -22 L6 -7 L22 -6 L10 4 L14 20 L0 11 L-14 20 L-10 4 L-22 -6 L-6 -7 Z', night),
              172,
              190,
              1.1,
            ) +
            rect(0, 380, w, 100, '#ffffff') +
            button(406) +
            press(w / 2, 428, between(s, 2.1, 2.8)),
        )
      );
    }),
    shot(3, (stage, s) => {
      const paid = between(s, 1.5, 2);
      return (
        ground(stage, (6 + s) / 12) +
        phone(
          stage,
          rect(24, 64, w - 48, 120, night, 'rx="16"') +
            rect(42, 88, 34, 26, '#ffd27d', 'rx="5"') +
            words(42, 142, 124, '#c3cbdf') +
            words(42, 160, 70, '#c3cbdf') +
            words(28, 214, 110, night) +
            words(28, 238, w - 56) +
            words(28, 262, w - 90) +
            words(28, 298, 60, night) +
            words(w - 100, 298, 72, orange) +
            button(406) +
            press(w / 2, 428, between(s, 0.7, 1.4)) +
            (paid > 0
              ? rect(0, 0, w, screen.h, '#ffffff', `opacity="${(paid * 0.94).toFixed(2)}"`) +
                placed(
                  circle(0, 0, 62, '#14713d') + outline('M-26 2 L-8 22 L28 -20', '#ffffff', 12),
                  w / 2,
                  220,
                  Math.max(0.01, paid),
                )
              : ''),
        )
      );
    }),
    shot(3, (stage, s) => {
      const x = -220 + between(s, 0.3, 1.8) * 400;
      const scan = ((s * 0.8) % 1) * 135;
      return (
        ground(stage, (9 + s) / 12) +
        van(x, 500, 270) +
        phone(
          stage,
          words(28, 60, 120, night) +
            words(28, 82, 84) +
            group(qr + eyes, `transform="translate(${(w - 135) / 2} 128)"`) +
            rect(30, 128 + scan, w - 60, 5, orange, 'rx="2"') +
            rect(24, 300, w - 48, 84, '#fff0df', 'rx="14"') +
            circle(54, 342, 15, orange) +
            words(82, 326, 104, night) +
            words(82, 348, 78),
        )
      );
    }),
  ],
};
