import { mix, orange, sand } from '../palette.ts';
import { beam, bulbs } from '../parts/decor.ts';
import { crowd, figure } from '../parts/people.ts';
import { rays, sky, stars } from '../parts/sky.ts';
import { circle, d, outline, path, polygon, repeat, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A big top at night under a crescent moon on which someone sits. */
export function circus(sheet: Sheet) {
  const { w, h, u, palette, radial } = sheet;
  const x = w * 0.44;
  const top = h * 0.2;
  const eaves = h * 0.56;
  const ground = h * 0.84;
  const half = 470 * u;
  const stripes = 12;
  const cloth = (i: number) => (i % 2 ? sand : mix(palette.accent, palette.sky[0], 0.15));
  const roof = repeat(stripes, (i) => {
    const a = x - half + (i * half * 2) / stripes;
    const b = a + (half * 2) / stripes;
    return path(
      d`M${x} ${top} Q${(x + a) / 2} ${eaves - 60 * u} ${a} ${eaves} L${b} ${eaves} Q${(x + b) / 2} ${eaves - 60 * u} ${x} ${top} Z`,
      cloth(i),
    );
  });
  const walls = repeat(stripes, (i) => {
    const wide = (half * 1.86) / stripes;
    return polygon(
      [
        [x - half * 0.93 + i * wide, eaves],
        [x - half * 0.93 + (i + 1) * wide, eaves],
        [x - half * 0.93 + (i + 1) * wide, ground],
        [x - half * 0.93 + i * wide, ground],
      ],
      mix(cloth(i), palette.ink, 0.18),
    );
  });
  const scallops = repeat(24, (i) =>
    circle(x - half + (i + 0.5) * (half / 12), eaves, half / 24, i % 2 ? orange : '#ffd271'),
  );
  const moonX = w * 0.82;
  const moonY = h * 0.27;
  return (
    sky(sheet) +
    stars(sheet, 150, h * 0.7) +
    rays(sheet, x, top, 20, palette.light, 0.07) +
    circle(
      moonX,
      moonY,
      240 * u,
      radial([
        [palette.glow, 0.5],
        [palette.glow, 0],
      ]),
    ) +
    path(
      d`M${moonX - 20 * u} ${moonY - 130 * u} A${130 * u} ${130 * u} 0 1 0 ${moonX + 118 * u} ${moonY + 56 * u} A${112 * u} ${112 * u} 0 1 1 ${moonX - 20 * u} ${moonY - 130 * u} Z`,
      '#ffe9b0',
    ) +
    stroke(
      [
        [moonX - 30 * u, moonY - 260 * u],
        [moonX - 10 * u, moonY - 126 * u],
      ],
      sand,
      3 * u,
    ) +
    figure(moonX + 14 * u, moonY + 96 * u, 170 * u, 'cheer', palette.ink) +
    beam(sheet, x - half, ground, 150, 9, h, palette.light, 0.28) +
    beam(sheet, x + half, ground, 210, 9, h, palette.light, 0.28) +
    walls +
    path(
      d`M${x - 92 * u} ${ground} Q${x - 60 * u} ${eaves + 40 * u} ${x} ${eaves + 24 * u} Q${x + 60 * u} ${eaves + 40 * u} ${x + 92 * u} ${ground} Z`,
      '#ffc760',
    ) +
    roof +
    scallops +
    stroke(
      [
        [x, top],
        [x, top - 90 * u],
      ],
      palette.ink,
      8 * u,
    ) +
    path(
      d`M${x} ${top - 90 * u} q${50 * u} ${10 * u} ${100 * u} ${26 * u} q${-50 * u} ${6 * u} ${-100 * u} ${26 * u} Z`,
      orange,
    ) +
    outline(d`M0 ${ground} H${w}`, palette.ink, 6 * u) +
    polygon(
      [
        [0, ground],
        [w, ground],
        [w, h],
        [0, h],
      ],
      mix(palette.ink, palette.accent, 0.18),
    ) +
    bulbs(sheet, h * 0.64, h * 0.62, h * 0.05, 20) +
    crowd(sheet, h * 0.86, [mix(palette.ink, palette.accent, 0.1), palette.ink], palette.glow, 0.18)
  );
}
