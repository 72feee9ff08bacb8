import { mix, orange, sand } from '../palette.ts';
import { beam } from '../parts/decor.ts';
import { audience, figure } from '../parts/people.ts';
import { disc, rays, sky } from '../parts/sky.ts';
import { d, ellipse, outline, path, rect, repeat, stroke } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** An orchestra below a great screen on which the sea, a film or the city moves. */
export function orchestra(sheet: Sheet, screen: string) {
  const { w, h, u, palette, random } = sheet;
  const floor = h * 0.78;
  const waves = repeat(8, (i) =>
    path(
      `M0 ${(h * (0.26 + i * 0.055)).toFixed(0)} ${repeat(10, (k) => d`q${w * 0.05} ${(-46 - (i % 3) * 22) * u} ${w * 0.1} ${k % 2 ? 14 * u : -14 * u} `)} V${floor} H0 Z`,
      mix(mix(palette.accent, palette.sky[0], 0.25 + i * 0.08), '#ffffff', i % 2 ? 0.14 : 0),
    ),
  );
  const film = repeat(
    3,
    (i) =>
      outline(
        d`M${-40 * u} ${h * (0.2 + i * 0.2)} C${w * 0.3} ${h * (-0.06 + i * 0.2)} ${w * 0.6} ${h * (0.5 + i * 0.16)} ${w * 1.05} ${h * (0.12 + i * 0.18)}`,
        palette.ink,
        108 * u,
      ) +
      outline(
        d`M${-40 * u} ${h * (0.2 + i * 0.2)} C${w * 0.3} ${h * (-0.06 + i * 0.2)} ${w * 0.6} ${h * (0.5 + i * 0.16)} ${w * 1.05} ${h * (0.12 + i * 0.18)}`,
        [orange, palette.accent, palette.second][i] as string,
        66 * u,
        `stroke-dasharray="${(84 * u).toFixed(0)} ${(18 * u).toFixed(0)}" style="stroke-linecap:butt"`,
      ),
  );
  const notes = repeat(16, () => {
    const x = random.between(w * 0.06, w * 0.94);
    const y = random.between(h * 0.08, h * 0.5);
    return (
      ellipse(x, y, 21 * u, 15 * u, sand, `transform="rotate(-20 ${x.toFixed(0)} ${y.toFixed(0)})"`) +
      stroke(
        [
          [x + 19 * u, y - 4 * u],
          [x + 19 * u, y - 84 * u],
          [x + 48 * u, y - 66 * u],
        ],
        sand,
        7 * u,
      )
    );
  });
  const players = repeat(3, (row) =>
    repeat(9 - row, (i, t) => {
      const x = w * (0.08 + row * 0.03 + t * (0.84 - row * 0.06));
      const y = floor + row * 44 * u + 44 * u * (1 - Math.sin(t * Math.PI)) * -1;
      return (
        figure(x, y, (150 + row * 22) * u, 'play', mix(palette.ink, palette.accent, 0.2 - row * 0.07), {
          mirrored: t > 0.5,
        }) +
        (i % 2
          ? ellipse(x + (t > 0.5 ? -26 : 26) * u, y - 66 * u, 17 * u, 34 * u, '#a9602c') +
            stroke(
              [
                [x + (t > 0.5 ? -52 : 52) * u, y - 40 * u],
                [x + (t > 0.5 ? -6 : 6) * u, y - 96 * u],
              ],
              sand,
              3 * u,
            )
          : '')
      );
    }),
  );
  return (
    sky(sheet) +
    disc(sheet, w * 0.5, h * 0.26, 140 * u) +
    rays(sheet, w * 0.5, h * 0.26, 18, palette.light, 0.14) +
    (screen === 'film' ? film : waves) +
    notes +
    rect(
      0,
      floor - 70 * u,
      w,
      h,
      sheet.linear([
        [palette.ink, 0],
        [palette.ink, 1],
        [palette.ink, 1],
      ]),
    ) +
    repeat(7, (_, t) => beam(sheet, w * t, 0, (0.5 - t) * 40, 9, h, '#fff3cf', 0.3)) +
    players +
    figure(w / 2, h * 0.99, 280 * u, 'cheer', palette.ink) +
    stroke(
      [
        [w / 2 + 56 * u, h * 0.99 - 297 * u],
        [w / 2 + 110 * u, h * 0.99 - 350 * u],
      ],
      sand,
      5 * u,
    ) +
    audience(sheet, h * 0.96, [mix(palette.ink, '#000000', 0.3)])
  );
}
