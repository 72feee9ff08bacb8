import { mix, orange, sand } from '../palette.ts';
import { skyline } from '../parts/city.ts';
import { beam, confetti } from '../parts/decor.ts';
import { tree } from '../parts/land.ts';
import { audience, crowd, figure } from '../parts/people.ts';
import { disc, rays, sky } from '../parts/sky.ts';
import { circle, d, ellipse, outline, path, polygon, rect, repeat, stroke } from '../shapes.ts';
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

/** A green house of the future with sun and wind, for fairs and conventions. */
export function expo(sheet: Sheet, theme: string) {
  const { w, h, u, palette } = sheet;
  const x = w * 0.5;
  const ground = h * 0.8;
  const mill = (mx: number, tall: number) =>
    polygon(
      [
        [mx - 8 * u, ground],
        [mx + 8 * u, ground],
        [mx + 3 * u, ground - tall],
        [mx - 3 * u, ground - tall],
      ],
      '#fffaf0',
    ) +
    repeat(3, (i) =>
      path(
        'M0 0 Q22 -60 0 -170 Q-14 -60 0 0 Z',
        '#fffaf0',
        `transform="translate(${mx.toFixed(0)} ${(ground - tall).toFixed(0)}) rotate(${i * 120 + 18}) scale(${u.toFixed(3)})"`,
      ),
    ) +
    circle(mx, ground - tall, 12 * u, orange);
  const house =
    polygon(
      [
        [x - 330 * u, ground - 250 * u],
        [x - 40 * u, ground - 470 * u],
        [x + 360 * u, ground - 310 * u],
        [x + 330 * u, ground - 270 * u],
        [x - 36 * u, ground - 410 * u],
        [x - 290 * u, ground - 226 * u],
      ],
      palette.ink,
    ) +
    polygon(
      [
        [x - 280 * u, ground],
        [x - 280 * u, ground - 230 * u],
        [x - 38 * u, ground - 405 * u],
        [x + 300 * u, ground - 275 * u],
        [x + 300 * u, ground],
      ],
      sand,
    ) +
    repeat(8, (i) =>
      polygon(
        [
          [
            x + (10 + (i % 4) * 74) * u,
            ground - (400 - (i % 4) * 29 + Math.floor(i / 4) * 0) * u - Math.floor(i / 4) * 40 * u,
          ],
          [x + (76 + (i % 4) * 74) * u, ground - (374 - (i % 4) * 29) * u - Math.floor(i / 4) * 40 * u],
          [x + (62 + (i % 4) * 74) * u, ground - (412 - (i % 4) * 29) * u - Math.floor(i / 4) * 40 * u],
          [x - (4 - (i % 4) * 74) * u, ground - (438 - (i % 4) * 29) * u - Math.floor(i / 4) * 40 * u],
        ],
        '#2d5fd0',
        `stroke="#9fc0ff" stroke-width="${(3 * u).toFixed(1)}"`,
      ),
    ) +
    rect(x - 220 * u, ground - 190 * u, 190 * u, 190 * u, '#7fc4d8') +
    rect(x - 128 * u, ground - 190 * u, 8 * u, 190 * u, palette.ink) +
    rect(x + 60 * u, ground - 160 * u, 130 * u, 160 * u, mix(palette.accent, palette.ink, 0.25)) +
    rect(x + 220 * u, ground - 160 * u, 54 * u, 80 * u, '#ffd271');
  const mine =
    repeat(5, (i) =>
      path(
        d`M${w * 0.08 + i * 70 * u} ${ground - i * 66 * u} H${w * 0.92 - i * 70 * u} L${w * 0.92 - (i + 0.7) * 70 * u} ${ground - (i + 1) * 66 * u} H${w * 0.08 + (i + 0.7) * 70 * u} Z`,
        mix('#c8703a', palette.ink, 0.1 + i * 0.1),
      ),
    ) +
    repeat(
      6,
      (_, t) =>
        figure(w * (0.22 + t * 0.56), ground + 40 * u, 230 * u, 'cheer', palette.ink) +
        path(
          d`M${w * (0.22 + t * 0.56) - 26 * u} ${ground + 40 * u - 218 * u} a${26 * u} ${28 * u} 0 0 1 ${52 * u} 0 h${10 * u} v${7 * u} h${-72 * u} v${-7 * u} Z`,
          '#ffd84d',
        ),
    );
  return (
    sky(sheet) +
    rays(sheet, w * 0.2, h * 0.24, 22, '#fff6d8', 0.22) +
    disc(sheet, w * 0.2, h * 0.24, 105 * u) +
    skyline(sheet, ground, h * 0.24, mix(palette.sky[1], '#ffffff', 0.2), '#ffffff') +
    (theme === 'mine' ? mine : mill(w * 0.1, 430 * u) + mill(w * 0.86, 470 * u) + mill(w * 0.95, 330 * u)) +
    ellipse(x, h * 1.02, w * 0.8, h * 0.24, mix('#5d9a58', palette.accent, 0.2)) +
    (theme === 'mine'
      ? confetti(sheet, 0, h * 0.7, 80, [orange, sand, palette.accent])
      : house +
        [0.16, 0.24, 0.76, 0.82]
          .map((t, i) =>
            tree(sheet, w * t, ground + 40 * u, (170 + i * 24) * u, mix('#3f8a4c', palette.accent, 0.15), '#5a3d2b'),
          )
          .join('') +
        repeat(4, (_, t) =>
          figure(w * (0.3 + t * 0.4), h * 0.95, 190 * u, 'stand', palette.ink, { mirrored: t > 0.5 }),
        ))
  );
}
