import { mix } from '../palette.ts';
import { beam } from '../parts/decor.ts';
import { audience } from '../parts/people.ts';
import { stars } from '../parts/sky.ts';
import { circle, d, ellipse, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { inFront, onStage } from './theatre-sets.ts';

/** A stage behind curtains. `set` is what stands on it. */
export function theatre(sheet: Sheet, set: string) {
  const { w, h, u, palette, linear, radial } = sheet;
  const floor = h * 0.74;
  const cloth = mix(palette.accent, '#5c0f22', 0.45);
  const dark = mix(cloth, palette.ink, 0.55);
  const gold = '#e9b65a';

  const back =
    rect(0, 0, w, h, linear([[palette.sky[0]], [palette.sky[1]], [palette.sky[2]]])) + stars(sheet, 80, h * 0.5);
  const boards =
    rect(0, floor, w, h - floor, mix('#a5673a', palette.ink, 0.35)) +
    repeat(17, (_, t) =>
      polygon(
        [
          [w / 2 + (t - 0.5) * w * 0.9, floor],
          [w / 2 + (t - 0.5) * w * 0.9 + 3 * u, floor],
          [w / 2 + (t - 0.5) * w * 1.7 + 6 * u, h],
          [w / 2 + (t - 0.5) * w * 1.7, h],
        ],
        palette.ink,
        'opacity="0.3"',
      ),
    );
  const pool = ellipse(
    w / 2,
    floor + 46 * u,
    w * 0.3,
    66 * u,
    radial([
      ['#fff3cf', 0.95],
      ['#fff3cf', 0.1],
    ]),
  );
  const spots = [-1, 1]
    .map((side) => beam(sheet, w / 2 + side * w * 0.36, 0, -side * 27, 15, h * 0.95, '#fff0c4', 0.62))
    .join('');
  const folds = (side: 1 | -1) =>
    repeat(7, (i) => {
      const edge = side < 0 ? 0 : w;
      const x = edge - side * (7 - i) * w * 0.031;
      const pull = (7 - i) * 16 * u;
      return path(
        d`M${x} 0 C${x + side * 8 * u} ${h * 0.3} ${x + side * pull} ${h * 0.45} ${x + side * pull * 0.4} ${floor + 40 * u} H${x + side * w * 0.07} V0 Z`,
        i % 2 ? cloth : mix(cloth, dark, 0.5),
      );
    });
  const swags = repeat(6, (i) => {
    const x = (i * w) / 6;
    return (
      path(d`M${x} 0 H${x + w / 6} Q${x + w / 12} ${h * 0.27} ${x} 0 Z`, i % 2 ? cloth : mix(cloth, dark, 0.35)) +
      outline(d`M${x} ${4 * u} Q${x + w / 12} ${h * 0.27} ${x + w / 6} ${4 * u}`, gold, 7 * u)
    );
  });
  const ties = [0.115, 0.885]
    .map((t) => rect(w * t - 66 * u, h * 0.47, 132 * u, 22 * u, gold, `rx="${11 * u}"`))
    .join('');
  const lights = repeat(
    Math.round(w / (92 * u)),
    (i) =>
      circle(i * 92 * u + 46 * u, floor + 12 * u, 13 * u, '#ffe9a8') +
      circle(
        i * 92 * u + 46 * u,
        floor + 12 * u,
        34 * u,
        radial([
          ['#ffe9a8', 0.7],
          ['#ffe9a8', 0],
        ]),
      ),
  );

  return (
    back +
    onStage(sheet, set, floor) +
    spots +
    boards +
    pool +
    inFront(sheet, set, floor) +
    folds(-1) +
    folds(1) +
    ties +
    swags +
    lights +
    audience(sheet, h * 0.86, [dark, palette.ink])
  );
}
