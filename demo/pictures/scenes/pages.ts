import { mix, orange, sand } from '../palette.ts';
import { bulbs, halftone, leaf } from '../parts/decor.ts';
import { rays, sky, stars } from '../parts/sky.ts';
import { circle, d, group, outline, path, placed, polygon, rect, repeat } from '../shapes.ts';
import type { Point, Sheet } from '../sheet.ts';

/** Comic bursts, masks and speech balloons in printed dots. */
export function comic(sheet: Sheet) {
  const { w, h, u, palette, random } = sheet;
  const x = w * 0.5;
  const y = h * 0.52;
  const star = (cx: number, cy: number, outer: number, inner: number, points: number, fill: string) =>
    polygon(
      Array.from({ length: points * 2 }, (_, i): Point => {
        const r = i % 2 ? inner : outer * random.between(0.86, 1.1);
        const angle = (i / points) * Math.PI;
        return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
      }),
      fill,
      `stroke="${palette.ink}" stroke-width="${(9 * u).toFixed(1)}" stroke-linejoin="round"`,
    );
  const balloon = (cx: number, cy: number, wide: number, side: number) =>
    path(
      d`M${cx - wide} ${cy} a${wide} ${wide * 0.62} 0 1 1 ${wide * 1.1} ${wide * 0.61} l${side * 40 * u} ${90 * u} l${-side * 90 * u - 20 * u} ${-86 * u} a${wide} ${wide * 0.62} 0 0 1 ${-wide * 1.1 + side * 50 * u + 20 * u} ${-wide * 0.65} Z`,
      '#ffffff',
      `stroke="${palette.ink}" stroke-width="${(9 * u).toFixed(1)}"`,
    ) +
    repeat(3, (i) =>
      circle(cx - wide * 0.42 + i * wide * 0.42, cy, 17 * u, [orange, palette.accent, palette.second][i] as string),
    );
  const mask = placed(
    path(
      'M-200 -40 Q-190 -130 0 -90 Q190 -130 200 -40 Q210 80 110 90 Q40 90 0 30 Q-40 90 -110 90 Q-210 80 -200 -40 Z',
      mix(palette.accent, palette.ink, 0.1),
      `stroke="${palette.ink}" stroke-width="12"`,
    ) +
      path(
        'M-140 -24 Q-90 -62 -40 -10 Q-90 34 -140 -24 Z M140 -24 Q90 -62 40 -10 Q90 34 140 -24 Z',
        '#ffffff',
        `stroke="${palette.ink}" stroke-width="8"`,
      ) +
      path(
        'M-200 -40 L-330 -110 L-236 0 L-310 60 L-186 60 Z',
        orange,
        `stroke="${palette.ink}" stroke-width="12" stroke-linejoin="round"`,
      ),
    x,
    y,
    1.35 * u,
    -6,
  );
  return (
    sky(sheet) +
    rays(sheet, x, y, 24, '#ffd84d', 0.85, 0.1) +
    halftone(sheet, 0, h * 0.5, '#e2453c', 0.55, true) +
    halftone(sheet, h * 0.55, h * 1.02, mix(palette.accent, '#1b4fd8', 0.4), 0.7) +
    star(x, y, 470 * u, 330 * u, 15, '#e2453c') +
    star(x, y, 390 * u, 280 * u, 15, '#ffd84d') +
    mask +
    balloon(w * 0.17, h * 0.24, 150 * u, 1) +
    balloon(w * 0.84, h * 0.26, 130 * u, -1) +
    star(w * 0.12, h * 0.82, 130 * u, 70 * u, 9, orange) +
    star(w * 0.9, h * 0.82, 150 * u, 84 * u, 10, palette.second) +
    rect(0, 0, w, h, 'none', `stroke="${palette.ink}" stroke-width="${(26 * u).toFixed(0)}"`)
  );
}

/** A shelf of books under lamps from which pages fly as birds. */
export function books(sheet: Sheet) {
  const { w, h, u, palette, random } = sheet;
  const colours = [
    orange,
    palette.accent,
    sand,
    '#d8402f',
    '#2aa39a',
    palette.second,
    mix(palette.accent, palette.ink, 0.4),
    '#f3c65a',
  ];
  const shelf = (y: number, tall: number) => {
    const parts: string[] = [];
    for (let x = -10 * u; x < w; ) {
      const wide = random.between(26, 62) * u;
      const high = tall * random.between(0.7, 1);
      const fill = random.pick(colours);
      const lean = random.chance(0.12) ? random.between(-9, 9) : 0;
      parts.push(
        group(
          rect(x, y - high, wide, high, fill, `rx="${(4 * u).toFixed(1)}"`) +
            rect(x, y - high * 0.86, wide, 12 * u, mix(fill, palette.ink, 0.4)) +
            rect(x, y - high * 0.2, wide, 8 * u, mix(fill, '#ffffff', 0.5)) +
            rect(x + wide * 0.72, y - high, wide * 0.28, high, palette.ink, 'opacity="0.14"'),
          `transform="rotate(${lean.toFixed(0)} ${(x + wide / 2).toFixed(0)} ${y.toFixed(0)})"`,
        ),
      );
      x += wide + (lean ? 26 * u : 2 * u);
    }
    return (
      parts.join('') + rect(0, y, w, 24 * u, '#6b4a35') + rect(0, y + 24 * u, w, 14 * u, palette.ink, 'opacity="0.4"')
    );
  };
  const bird = (x: number, y: number, s: number, turn: number) =>
    placed(
      path('M0 0 Q-60 -70 -150 -40 Q-80 -20 0 30 Q80 -20 150 -40 Q60 -70 0 0 Z', '#fffaf0') +
        path('M0 0 Q-50 -46 -120 -32 Q-66 -12 0 26 Z', palette.ink, 'opacity="0.1"') +
        outline('M-96 -34 Q-50 -30 -14 2 M96 -34 Q50 -30 14 2', '#b9a98a', 5),
      x,
      y,
      s * u,
      turn,
    );
  const open = placed(
    path('M0 0 Q-110 -66 -260 -30 V120 Q-110 84 0 150 Q110 84 260 120 V-30 Q110 -66 0 0 Z', '#fffaf0') +
      path('M0 0 V150 Q110 84 260 120 V-30 Q110 -66 0 0 Z', '#e9dcc0') +
      repeat(5, (i) =>
        outline(
          d`M-220 ${-2 + i * 22} Q-110 ${-34 + i * 22} -30 ${18 + i * 22} M220 ${-2 + i * 22} Q110 ${-34 + i * 22} 30 ${18 + i * 22}`,
          '#b9a98a',
          5,
        ),
      ),
    w / 2,
    h * 0.55,
    1.15 * u,
  );
  return (
    sky(sheet) +
    stars(sheet, 60, h * 0.5) +
    circle(
      w / 2,
      h * 0.5,
      h * 0.62,
      sheet.radial([
        [palette.glow, 0.75],
        [palette.glow, 0],
      ]),
    ) +
    rays(sheet, w / 2, h * 0.58, 20, palette.light, 0.16) +
    repeat(11, (i) =>
      bird(w * random.between(0.1, 0.9), h * (0.08 + i * 0.04), random.between(0.5, 1.05), random.int(-25, 25)),
    ) +
    repeat(9, (i) => leaf(w * random.between(0.05, 0.95), h * random.between(0.1, 0.6), 46 * u, i * 40, orange)) +
    open +
    shelf(h * 0.99, h * 0.26) +
    bulbs(sheet, h * 0.05, h * 0.03, h * 0.06, 14)
  );
}
