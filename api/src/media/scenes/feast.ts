import { hsl, mix, orange, sand } from '../palette.ts';
import { flower, leaf, papelPicado } from '../parts/decor.ts';
import { glass } from '../parts/things.ts';
import { circle, d, ellipse, outline, path, placed, polygon, rect, repeat, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A table seen from above with plates and glasses. `menu` is `criolla`, `tapas` or `sur`. */
export function feast(sheet: Sheet, menu: string) {
  const { w, h, u, palette, random } = sheet;
  const cloth = mix(hsl((random.int(0, 1) ? 200 : 170) + 0, 45, 28), palette.accent, 0.35);
  const size = 112 * u;
  const tiles = repeat(Math.ceil(w / size) * Math.ceil(h / size), (i) => {
    const x = (i % Math.ceil(w / size)) * size;
    const y = Math.floor(i / Math.ceil(w / size)) * size;
    return (
      polygon(
        [
          [x + size / 2, y],
          [x + size, y + size / 2],
          [x + size / 2, y + size],
          [x, y + size / 2],
        ],
        mix(cloth, sand, 0.1),
      ) + circle(x + size / 2, y + size / 2, 10 * u, mix(cloth, orange, 0.6))
    );
  });
  const foods = {
    criolla: [ceviche, causa, anticucho, ceviche, fruit],
    tapas: [olives, paella, anticucho, olives, fruit],
    sur: [empanadas, paella, anticucho, causa, fruit],
  }[menu] ?? [ceviche];
  const spots: [number, number, number][] = [
    [0.2, 0.56, 1.3],
    [0.5, 0.7, 1.5],
    [0.8, 0.54, 1.25],
    [0.36, 0.27, 0.86],
    [0.66, 0.27, 0.9],
  ];
  const plates = spots
    .map(([x, y, scale], i) => {
      const food = foods[(i + random.int(0, 1)) % foods.length] ?? ceviche;
      const rim = [sand, '#ffffff', mix(palette.accent, '#ffffff', 0.55)][i % 3] as string;
      return placed(
        ellipse(10, 16, 150, 146, '#000', 'opacity="0.22"') +
          circle(0, 0, 146, rim) +
          circle(0, 0, 132, 'none', `stroke="${orange}" stroke-width="5" stroke-dasharray="14 10"`) +
          circle(0, 0, 106, mix(rim, '#d9c7a8', 0.35)) +
          food(sheet),
        w * x,
        h * y,
        scale * u,
        random.int(-40, 40),
      );
    })
    .join('');
  const garnish = repeat(14, () =>
    leaf(
      random.between(0, w),
      random.pick([random.between(h * 0.86, h), random.between(h * 0.14, h * 0.3)]),
      random.between(60, 110) * u,
      random.int(0, 360),
      mix('#4f9a54', palette.ink, random.between(0, 0.3)),
    ),
  );
  const cutlery = [0.345, 0.655]
    .map(
      (t) =>
        stroke(
          [
            [w * t, h * 0.56],
            [w * t, h * 0.9],
          ],
          '#dfe5ee',
          12 * u,
        ) + ellipse(w * t, h * 0.55, 22 * u, 36 * u, '#dfe5ee'),
    )
    .join('');
  return (
    rect(0, 0, w, h, cloth) +
    tiles +
    garnish +
    cutlery +
    plates +
    glass(w * 0.08, h * 0.98, 1.25 * u, -6, '#8f2340') +
    glass(w * 0.93, h * 0.99, 1.25 * u, 7, '#ffd25e') +
    papelPicado(
      sheet,
      -h * 0.02,
      -h * 0.02,
      h * 0.05,
      [orange, palette.accent, sand, '#2aa39a', '#d8402f'],
      mix(cloth, palette.ink, 0.35),
    )
  );
}

const ceviche = ({ random }: Sheet) =>
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
const causa = () =>
  repeat(4, (i) => circle(0, 0, 84 - i * 18, ['#f3c340', '#f7e3a1', '#f3c340', '#7ba84a'][i] as string)) +
  circle(0, 0, 14, '#3b2340') +
  repeat(8, (i) => circle(Math.cos(i * 0.785) * 62, Math.sin(i * 0.785) * 62, 7, '#d8402f'));
const anticucho = () =>
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
const olives = ({ random }: Sheet) =>
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
const paella = ({ random }: Sheet) =>
  circle(0, 0, 96, '#eeb02f') +
  repeat(46, () => circle(random.between(-72, 72), random.between(-66, 66), 4, '#fbd978')) +
  repeat(6, (i) =>
    outline(d`M${Math.cos(i * 1.05) * 54 - 14} ${Math.sin(i * 1.05) * 54} q14 -30 30 -2 q4 12 -8 16`, '#f2683c', 12),
  ) +
  repeat(9, () => ellipse(random.between(-64, 64), random.between(-64, 64), 7, 5, '#5c9a4c'));
const empanadas = () =>
  repeat(4, (i) =>
    path(
      'M-50 0 A50 42 0 0 1 50 0 Z',
      '#dc9a4b',
      `transform="translate(${(i % 2 ? 44 : -44).toFixed(0)} ${(i < 2 ? -14 : 54).toFixed(0)}) rotate(${i * 30 - 40})" stroke="#a9672a" stroke-width="6" stroke-dasharray="8 5"`,
    ),
  );
const fruit = () =>
  flower(0, 0, 96, '#f58a8a', '#ffe08a', 7) +
  repeat(12, (i) => circle(Math.cos(i * 0.52) * 70, Math.sin(i * 0.52) * 70, 9, i % 2 ? '#7d2f6b' : '#4f9a54'));
