import { mix, orange, sand } from '../palette.ts';
import { skyline } from '../parts/city.ts';
import { bulbs, pennants } from '../parts/decor.ts';
import { palm, sea, surf } from '../parts/land.ts';
import { crowd } from '../parts/people.ts';
import { clouds, disc, rays, sky, stars } from '../parts/sky.ts';
import { van } from '../parts/van.ts';
import { circle, d, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** The shore at sundown: cliffs with the city on top, the sea, and a party or a quiet beach. */
export function coast(sheet: Sheet, mood: string) {
  const { w, h, u, random, palette } = sheet;
  const horizon = h * 0.55;
  const sunX = w * random.between(0.4, 0.6);
  const left = random.chance(0.5);
  const cliff = mix(palette.ink, palette.sky[1], 0.35);
  const city = `<g transform="translate(${left ? (-w * 0.64).toFixed(0) : (w * 0.64).toFixed(0)} 0)">${skyline(sheet, h * 0.37, h * 0.18, mix(palette.ink, palette.sky[1], 0.22), palette.glow, 0.01)}</g>`;
  const edge = (x: number) => (left ? x : w - x);
  const farther = polygon(
    [
      [edge(0), h * 0.4],
      [edge(w * 0.44), h * 0.405],
      [edge(w * 0.52), h * 0.45],
      [edge(w * 0.6), horizon + 4 * u],
      [edge(0), horizon + 4 * u],
    ],
    mix(palette.ink, palette.sky[2], 0.55),
  );
  const rock = polygon(
    [
      [edge(-w * 0.02), h * 0.36],
      [edge(w * 0.34), h * 0.37],
      [edge(w * 0.37), h * 0.4],
      [edge(w * 0.4), h * 0.47],
      [edge(w * 0.45), h * 0.53],
      [edge(w * 0.49), horizon + 16 * u],
      [edge(w * 0.36), h * 0.63],
      [edge(-w * 0.02), h * 0.7],
    ],
    cliff,
  );
  const facets = repeat(8, (i) =>
    polygon(
      [
        [edge(w * 0.046 * i), h * 0.37],
        [edge(w * (0.046 * i + 0.026)), h * 0.37],
        [edge(w * (0.052 * i + 0.03)), h * (0.66 - i * 0.013)],
      ],
      mix(cliff, palette.glow, 0.16),
    ),
  );
  const beach = path(
    d`M0 ${h * 0.82} Q${w * 0.5} ${h * 0.74} ${w} ${h * 0.84} V${h} H0 Z`,
    mix(sand, palette.sky[1], 0.28),
  );
  const boards = repeat(3, (i) => {
    const x = w * (left ? 0.78 : 0.1) + i * 58 * u;
    return `<ellipse cx="${x.toFixed(0)}" cy="${(h * 0.8).toFixed(0)}" rx="${(20 * u).toFixed(0)}" ry="${(110 * u).toFixed(0)}" fill="${[orange, palette.accent, palette.light][i]}" transform="rotate(${8 - i * 6} ${x.toFixed(0)} ${(h * 0.8).toFixed(0)})"/>`;
  });
  const front =
    mood === 'rave'
      ? repeat(7, (_, t) =>
          polygon(
            [
              [w * t, h],
              [w * t + (t - 0.5) * w * 0.7 - 40 * u, 0],
              [w * t + (t - 0.5) * w * 0.7 + 40 * u, 0],
            ],
            random.pick([palette.accent, palette.second, '#fff6df']),
            'opacity="0.26"',
          ),
        ) +
        crowd(
          sheet,
          h * 0.76,
          [mix(palette.ink, palette.accent, 0.32), mix(palette.ink, palette.accent, 0.14), palette.ink],
          palette.glow,
          0.5,
        )
      : mood === 'party'
        ? beach +
          boards +
          pennants(
            sheet,
            h * 0.05,
            h * 0.12,
            h * 0.08,
            [orange, palette.accent, palette.light, palette.second],
            palette.ink,
          ) +
          bulbs(sheet, h * 0.2, h * 0.1, h * 0.09, 15) +
          crowd(sheet, h * 0.84, [mix(palette.ink, palette.accent, 0.2), palette.ink], palette.glow, 0.4)
        : beach + boards + van(w * (left ? 0.3 : 0.68), h * 0.93, 360 * u, sand, !left);
  return (
    sky(sheet) +
    (palette.mood === 'night' ? stars(sheet, 90, horizon) : '') +
    rays(sheet, sunX, horizon - 60 * u, 22, palette.light, 0.13) +
    disc(sheet, sunX, horizon - 70 * u, 185 * u, { banded: true }) +
    clouds(sheet, h * 0.2, 4, palette.light, 0.35) +
    sea(sheet, horizon, h * 0.9, mix(palette.accent, palette.sky[0], 0.62), sunX) +
    farther +
    city +
    rock +
    facets +
    surf(sheet, h * 0.74, [mix(palette.light, palette.accent, 0.2), mix(palette.accent, palette.sky[0], 0.45)]) +
    front +
    palm(sheet, w * (left ? 0.93 : 0.06), h * 0.97, h * 0.62, palette.ink) +
    palm(sheet, w * (left ? 0.85 : 0.14), h, h * 0.48, palette.ink) +
    repeat(5, () =>
      path(
        d`M${0} 0 q12 -14 24 0 q12 -14 24 0 q-12 -6 -24 6 q-12 -12 -24 -6 Z`,
        palette.ink,
        `transform="translate(${random.between(w * 0.3, w * 0.8).toFixed(0)} ${random.between(h * 0.12, h * 0.36).toFixed(0)}) scale(${u.toFixed(2)})"`,
      ),
    ) +
    (mood === 'quiet' ? circle(0, 0, 0, palette.ink) : '') +
    rect(0, h - 2, w, 2, palette.ink)
  );
}
