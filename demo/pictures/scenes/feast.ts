import { mix, orange, sand } from '../palette.ts';
import { leaf, papelPicado } from '../parts/decor.ts';
import { glass } from '../parts/glass.ts';
import { circle, ellipse, placed, polygon, rect, repeat, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { anticucho, causa, ceviche, empanadas, fruit, olives, paella } from './dishes.ts';

/** A table seen from above with plates and glasses. `menu` is `criolla`, `tapas` or `sur`. */
export function feast(sheet: Sheet, menu: string) {
  const { w, h, u, palette, random } = sheet;
  const cloth = mix(palette.accent, '#3d1420', 0.52);
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
