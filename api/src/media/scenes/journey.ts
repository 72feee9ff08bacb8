import { mix, orange, sand } from '../palette.ts';
import { hills, mountains, road, tree } from '../parts/land.ts';
import { figure } from '../parts/people.ts';
import { clouds, disc, rays, sky, stars } from '../parts/sky.ts';
import { van } from '../parts/things.ts';
import { circle, d, ellipse, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Our van on its way to a famous place, which `sight` names. */
export function journey(sheet: Sheet, sight: string) {
  const { w, h, u, palette, random } = sheet;
  const sunX = w * random.between(0.28, 0.72);
  const nightly = sight === 'camp';
  const far = mix(palette.sky[1], palette.ink, 0.28);
  const near = mix(palette.accent, palette.ink, 0.42);
  const soil =
    {
      vines: mix('#7c9a4b', palette.sky[1], 0.25),
      pyramid: '#dcae74',
      dunes: '#e7b877',
      ruins: '#86995a',
      village: '#8ba266',
      needles: '#7d935f',
      camp: mix(palette.ink, palette.accent, 0.2),
    }[sight] ?? near;
  const light = nightly
    ? stars(sheet, 260, h * 0.6) + disc(sheet, w * 0.8, h * 0.2, 46 * u, { fill: sand }) + milkyWay(sheet)
    : rays(sheet, sunX, h * 0.4, 20, palette.light, 0.16) +
      disc(sheet, sunX, h * 0.38, 130 * u) +
      clouds(sheet, h * 0.16, 5, '#fffaf0', 0.6);
  const view = sights[sight]?.(sheet, far) ?? mountains(sheet, h * 0.58, h * 0.34, far, { snow: true });
  return (
    sky(sheet) +
    light +
    view +
    hills(sheet, h * 0.68, h * 0.08, mix(soil, palette.ink, 0.16)) +
    hills(sheet, h * 0.76, h * 0.07, soil) +
    inFront(sheet, sight, soil) +
    (nightly
      ? ''
      : road(sheet, w * 0.5, h * 0.7, random.pick([-1, 1]) * 110 * u, mix('#4a5272', palette.ink, 0.25), sand)) +
    van(w * (nightly ? 0.74 : 0.52), h * 0.94, (nightly ? 340 : 400) * u, sand, random.chance(0.5))
  );
}

function milkyWay({ w, h, u, random }: Sheet) {
  return repeat(240, () => {
    const t = random.next();
    const spread = (random.next() + random.next() - 1) * 130 * u;
    return circle(
      w * t + spread * 0.5,
      h * (0.56 - t * 0.5) + spread,
      random.between(0.8, 3) * u,
      '#e9efff',
      `opacity="${random.between(0.3, 0.9).toFixed(2)}"`,
    );
  });
}

const sights: Record<string, (sheet: Sheet, far: string) => string> = {
  pyramid(sheet, far) {
    const { w, h, u } = sheet;
    const stone = '#d79a5b';
    const steps = (x: number, base: number, wide: number, count: number) =>
      repeat(count, (i) => {
        const half = wide * (0.5 - (i * 0.36) / count);
        const tall = 44 * u;
        const y = base - (i + 1) * tall;
        return (
          polygon(
            [
              [x - half, y + tall],
              [x + half, y + tall],
              [x + half - 14 * u, y],
              [x - half + 14 * u, y],
            ],
            mix(stone, '#fff0d2', 0.1 + i * 0.07),
          ) +
          polygon(
            [
              [x + half * 0.25, y + tall],
              [x + half, y + tall],
              [x + half - 14 * u, y],
              [x + half * 0.25, y],
            ],
            '#7a4526',
            'opacity="0.34"',
          ) +
          rect(x - half, y + tall - 5 * u, half * 2, 5 * u, '#7a4526', 'opacity="0.4"')
        );
      }) +
      polygon(
        [
          [x - 34 * u, base],
          [x + 34 * u, base],
          [x + 20 * u, base - count * 44 * u],
          [x - 20 * u, base - count * 44 * u],
        ],
        '#f4d9a8',
      );
    return (
      mountains(sheet, h * 0.56, h * 0.22, far) +
      steps(w * 0.78, h * 0.69, 380 * u, 4) +
      steps(w * 0.36, h * 0.72, 620 * u, 7) +
      ellipse(w * 0.66, h * 0.74, 120 * u, 24 * u, '#a96b3c') +
      ellipse(w * 0.66, h * 0.735, 86 * u, 15 * u, '#6e3f22')
    );
  },
  ruins(sheet, far) {
    const { w, h, u } = sheet;
    const wall = (x: number, y: number, wide: number, count: number) =>
      repeat(
        count,
        (i) =>
          polygon(
            [
              [x + i * 30 * u, y - i * 54 * u],
              [x + wide - i * 16 * u, y - i * 54 * u],
              [x + wide - i * 16 * u, y - (i + 1) * 54 * u],
              [x + 12 * u + i * 30 * u, y - (i + 1) * 54 * u],
            ],
            mix('#c9a06c', '#6d4a33', 0.12 + (i % 2) * 0.2),
          ) +
          repeat(3, (k) =>
            polygon(
              [
                [x + wide * (0.25 + k * 0.22) - 13 * u, y - i * 54 * u - 4 * u],
                [x + wide * (0.25 + k * 0.22) + 13 * u, y - i * 54 * u - 4 * u],
                [x + wide * (0.25 + k * 0.22) + 9 * u, y - i * 54 * u - 40 * u],
                [x + wide * (0.25 + k * 0.22) - 9 * u, y - i * 54 * u - 40 * u],
              ],
              '#3f2a2a',
            ),
          ),
      );
    return (
      rect(0, h * 0.5, w, h * 0.2, mix(sheet.palette.accent, sheet.palette.sky[0], 0.5)) +
      repeat(3, (i) => ellipse(w * (0.2 + i * 0.13), h * 0.5, (90 - i * 16) * u, 26 * u, far)) +
      wall(w * 0.46, h * 0.72, 640 * u, 5) +
      wall(-w * 0.06, h * 0.74, 420 * u, 3)
    );
  },
  vines(sheet, far) {
    const { w, h, u, palette } = sheet;
    const rows = repeat(9, (_, t) =>
      polygon(
        [
          [w / 2 + (t - 0.5) * w * 0.5, h * 0.64],
          [w / 2 + (t - 0.5) * w * 0.5 + 16 * u, h * 0.64],
          [w / 2 + (t - 0.5) * w * 2.3 + 70 * u, h],
          [w / 2 + (t - 0.5) * w * 2.3 - 40 * u, h],
        ],
        mix('#3f6b3c', palette.ink, 0.12),
      ),
    );
    return (
      mountains(sheet, h * 0.6, h * 0.38, far, { snow: true }) +
      hills(sheet, h * 0.66, h * 0.08, mix('#5f7f45', palette.sky[1], 0.3)) +
      rows +
      rect(w * 0.13, h * 0.55, 230 * u, 92 * u, sand) +
      polygon(
        [
          [w * 0.13 - 22 * u, h * 0.55],
          [w * 0.13 + 115 * u, h * 0.48],
          [w * 0.13 + 252 * u, h * 0.55],
        ],
        '#c8553d',
      ) +
      repeat(3, (i) => rect(w * 0.13 + 30 * u + i * 66 * u, h * 0.585, 34 * u, 58 * u, '#6b3c2a', `rx="${17 * u}"`))
    );
  },
  dunes(sheet) {
    const { w, h, u, palette } = sheet;
    const dune = (x: number, top: number, wide: number) =>
      path(
        d`M${x - wide} ${h * 0.74} Q${x - wide * 0.25} ${top + 40 * u} ${x} ${top} Q${x + wide * 0.4} ${top + 120 * u} ${x + wide} ${h * 0.74} Z`,
        '#f0c486',
      ) +
      path(
        d`M${x} ${top} Q${x - wide * 0.1} ${top + 120 * u} ${x + wide * 0.12} ${h * 0.74} H${x + wide} Q${x + wide * 0.4} ${top + 120 * u} ${x} ${top} Z`,
        '#c7833f',
      );
    return (
      rect(0, h * 0.52, w, h * 0.2, mix('#1f8fb0', palette.sky[0], 0.15)) +
      repeat(12, (_, t) => rect(t * w, h * (0.54 + ((t * 7) % 1) * 0.08), 80 * u, 5 * u, '#fff6df', 'opacity="0.55"')) +
      dune(w * 0.78, h * 0.4, 420 * u) +
      dune(w * 0.2, h * 0.46, 380 * u) +
      polygon(
        [
          [0, h * 0.72],
          [0, h * 0.6],
          [w * 0.1, h * 0.58],
          [w * 0.16, h * 0.72],
        ],
        '#b3452f',
      )
    );
  },
  needles(sheet, far) {
    const { w, h, u, random, palette } = sheet;
    const rock = (i: number, t: number, row: number) => {
      const x = t * w + random.between(-24, 24) * u;
      const wide = random.between(70, 112) * u;
      const top = h * (0.26 + row * 0.12 + Math.abs(t - 0.5) * 0.34 + random.between(-0.06, 0.06));
      const fill = mix(row ? '#d8a178' : '#b78b86', palette.sky[1], row ? 0.1 : 0.4);
      return (
        path(
          d`M${x - wide} ${h * 0.78} L${x - wide * 0.74} ${top + 60 * u} Q${x - wide * 0.66} ${top} ${x} ${top} Q${x + wide * 0.66} ${top} ${x + wide * 0.74} ${top + 60 * u} L${x + wide} ${h * 0.78} Z`,
          fill,
        ) +
        path(
          d`M${x + wide * 0.1} ${top + 4 * u} Q${x + wide * 0.66} ${top} ${x + wide * 0.74} ${top + 60 * u} L${x + wide} ${h * 0.78} H${x + wide * 0.2} Z`,
          palette.ink,
          `opacity="${0.16 + (i % 3) * 0.04}"`,
        )
      );
    };
    return (
      mountains(sheet, h * 0.62, h * 0.16, far) +
      repeat(11, (i, t) => rock(i, t, 0)) +
      repeat(9, (i, t) => rock(i, t, 1)) +
      rect(w * 0.42, h * 0.6, 230 * u, 80 * u, sand) +
      rect(w * 0.42 + 150 * u, h * 0.54, 52 * u, 120 * u, sand) +
      polygon(
        [
          [w * 0.42 - 10 * u, h * 0.6],
          [w * 0.42 + 240 * u, h * 0.6],
          [w * 0.42 + 220 * u, h * 0.575],
          [w * 0.42 + 10 * u, h * 0.575],
        ],
        '#b3553a',
      ) +
      repeat(6, (i) => rect(w * 0.42 + 16 * u + i * 34 * u, h * 0.63, 15 * u, 28 * u, '#5c4a55', `rx="${7 * u}"`))
    );
  },
  village(sheet, far) {
    const { w, h, u } = sheet;
    const terraces = repeat(7, (i) =>
      path(
        d`M${w * 0.5 + i * 30 * u} ${h * (0.72 - i * 0.045)} Q${w * 0.76} ${h * (0.66 - i * 0.05)} ${w} ${h * (0.69 - i * 0.05)} V${h * 0.8} H${w * 0.5} Z`,
        i % 2 ? '#a7b36a' : '#8a9a55',
      ),
    );
    return (
      mountains(sheet, h * 0.58, h * 0.46, far, { snow: true }) +
      mountains(sheet, h * 0.66, h * 0.3, mix(far, '#7a5a4a', 0.4)) +
      terraces +
      repeat(
        6,
        (i) =>
          rect(w * (0.06 + i * 0.065), h * (0.63 + (i % 2) * 0.025), 84 * u, 90 * u, i % 2 ? sand : '#f2dcb8') +
          polygon(
            [
              [w * (0.06 + i * 0.065) - 12 * u, h * (0.635 + (i % 2) * 0.025)],
              [w * (0.06 + i * 0.065) + 42 * u, h * (0.585 + (i % 2) * 0.025)],
              [w * (0.06 + i * 0.065) + 96 * u, h * (0.635 + (i % 2) * 0.025)],
            ],
            '#b9502f',
          ),
      )
    );
  },
  camp: (sheet, far) =>
    mountains(sheet, sheet.h * 0.7, sheet.h * 0.42, mix(far, sheet.palette.ink, 0.4), { snow: true }),
};

function inFront(sheet: Sheet, sight: string, soil: string) {
  const { w, h, u, palette, radial } = sheet;
  if (sight === 'camp') {
    const x = w * 0.3;
    return (
      circle(
        x,
        h * 0.86,
        280 * u,
        radial([
          ['#ffb347', 0.7],
          ['#ffb347', 0],
        ]),
      ) +
      path(
        d`M${x - 50 * u} ${h * 0.92} Q${x - 60 * u} ${h * 0.84} ${x} ${h * 0.76} Q${x + 66 * u} ${h * 0.85} ${x + 46 * u} ${h * 0.92} Z`,
        orange,
      ) +
      path(
        d`M${x - 24 * u} ${h * 0.92} Q${x - 28 * u} ${h * 0.87} ${x + 4 * u} ${h * 0.83} Q${x + 30 * u} ${h * 0.88} ${x + 22 * u} ${h * 0.92} Z`,
        '#ffe08a',
      ) +
      [-150, 150, 220]
        .map((dx, i) =>
          figure(x + dx * u, h * 0.94, (190 + i * 10) * u, i === 1 ? 'play' : 'stand', palette.ink, {
            mirrored: dx > 0,
          }),
        )
        .join('') +
      outline(d`M${w * 0.52} ${h * 0.94} l${34 * u} ${-120 * u} l${34 * u} ${120 * u}`, palette.ink, 8 * u) +
      polygon(
        [
          [w * 0.52 - 26 * u, h * 0.83],
          [w * 0.52 + 110 * u, h * 0.72],
          [w * 0.52 + 126 * u, h * 0.75],
          [w * 0.52 - 14 * u, h * 0.86],
        ],
        palette.ink,
      )
    );
  }
  if (sight === 'vines')
    return repeat(26, (i) =>
      circle(w * ((i * 0.137) % 1), h * (0.9 + ((i * 0.37) % 1) * 0.1), 15 * u, i % 2 ? '#6a2a5b' : '#8a3b74'),
    );
  if (sight === 'pyramid' || sight === 'dunes')
    return repeat(4, (i) =>
      ellipse(w * (0.1 + i * 0.28), h * (0.86 + (i % 2) * 0.06), 70 * u, 9 * u, mix(soil, '#7a4526', 0.3)),
    );
  return [0.05, 0.14, 0.88, 0.96]
    .map((t, i) =>
      tree(
        sheet,
        w * t,
        h * (0.84 + (i % 2) * 0.05),
        (190 + i * 16) * u,
        mix('#3f6b3c', palette.accent, 0.2),
        palette.ink,
      ),
    )
    .join('');
}
