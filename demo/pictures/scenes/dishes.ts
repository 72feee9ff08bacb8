import { flower } from '../parts/decor.ts';
import { circle, d, ellipse, outline, path, rect, repeat, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/* Dishes seen from above, about 200 units wide around the origin. */

export const ceviche = ({ random }: Sheet) =>
  circle(0, 0, 92, '#f6efe0') +
  repeat(13, () =>
    rect(
      random.between(-60, 30),
      random.between(-60, 30),
      36,
      28,
      random.pick(['#ffffff', '#ffe3d3', '#fdd0bd']),
      `rx="9" transform="rotate(${random.int(-40, 40)})"`,
    ),
  ) +
  repeat(7, (i) => outline(d`M${-64 + i * 20} ${-30 + (i % 3) * 20} q14 -22 30 0`, '#a6437f', 6)) +
  repeat(6, () => circle(random.between(-60, 60), random.between(-60, 60), 8, '#f0b429')) +
  ellipse(58, -40, 34, 22, '#e8863a') +
  circle(-60, 46, 26, '#9ccc4a') +
  circle(-60, 46, 18, '#dff0a6');
export const causa = () =>
  repeat(4, (i) => circle(0, 0, 84 - i * 18, ['#f3c340', '#f7e3a1', '#f3c340', '#7ba84a'][i] as string)) +
  circle(0, 0, 14, '#3b2340') +
  repeat(8, (i) => circle(Math.cos(i * 0.785) * 62, Math.sin(i * 0.785) * 62, 7, '#d8402f'));
export const anticucho = () =>
  repeat(
    3,
    (i) =>
      stroke(
        [
          [-112, -46 + i * 46],
          [112, -46 + i * 46],
        ],
        '#c9995b',
        7,
      ) + repeat(4, (k) => rect(-78 + k * 42, -66 + i * 46, 34, 40, k % 2 ? '#8a4526' : '#a75a2f', 'rx="10"')),
  );
export const olives = ({ random }: Sheet) =>
  repeat(
    16,
    (i) =>
      ellipse(
        Math.cos(i * 2.4) * (14 + i * 4.6),
        Math.sin(i * 2.4) * (14 + i * 4.6),
        19,
        15,
        random.pick(['#7b8f35', '#93a63f', '#4b3b52']),
      ) + circle(Math.cos(i * 2.4) * (14 + i * 4.6) + 6, Math.sin(i * 2.4) * (14 + i * 4.6), 5, '#d8402f'),
  );
export const paella = ({ random }: Sheet) =>
  circle(0, 0, 96, '#eeb02f') +
  repeat(46, () => circle(random.between(-72, 72), random.between(-66, 66), 4, '#fbd978')) +
  repeat(6, (i) =>
    outline(d`M${Math.cos(i * 1.05) * 54 - 14} ${Math.sin(i * 1.05) * 54} q14 -30 30 -2 q4 12 -8 16`, '#f2683c', 12),
  ) +
  repeat(9, () => ellipse(random.between(-64, 64), random.between(-64, 64), 7, 5, '#5c9a4c'));
export const empanadas = () =>
  repeat(4, (i) =>
    path(
      'M-50 0 A50 42 0 0 1 50 0 Z',
      '#dc9a4b',
      `transform="translate(${(i % 2 ? 44 : -44).toFixed(0)} ${(i < 2 ? -14 : 54).toFixed(0)}) rotate(${i * 30 - 40})" stroke="#a9672a" stroke-width="6" stroke-dasharray="8 5"`,
    ),
  );
export const fruit = () =>
  flower(0, 0, 96, '#f58a8a', '#ffe08a', 7) +
  repeat(12, (i) => circle(Math.cos(i * 0.52) * 70, Math.sin(i * 0.52) * 70, 9, i % 2 ? '#7d2f6b' : '#4f9a54'));
