import { mix, orange, sand } from '../palette.ts';
import { hills, mountains, road, tree } from '../parts/land.ts';
import { figure } from '../parts/people.ts';
import { clouds, disc, rays, sky, stars } from '../parts/sky.ts';
import { van } from '../parts/van.ts';
import { circle, d, ellipse, outline, path, polygon, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { drySights } from './sights-dry.ts';
import { greenSights } from './sights-green.ts';

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
  const view =
    { ...drySights, ...greenSights }[sight]?.(sheet, far) ?? mountains(sheet, h * 0.58, h * 0.34, far, { snow: true });
  return (
    sky(sheet) +
    light +
    view +
    hills(sheet, h * 0.68, h * 0.08, mix(soil, palette.ink, 0.16)) +
    hills(sheet, h * 0.76, h * 0.07, soil) +
    inFront(sheet, sight, soil) +
    (nightly
      ? ''
      : road(sheet, w * 0.5, h * 0.7, random.pick([-1, 1]) * 200 * u, mix('#4a5272', palette.ink, 0.25), sand)) +
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

/** Rows of vines that run to the house, with grapes on those in front. */
function vineyard({ w, h, u, palette, random }: Sheet) {
  const leafy = mix('#3f6b3c', palette.ink, 0.1);
  return repeat(13, (_, t) =>
    repeat(26, (k, s) => {
      const depth = s ** 1.5;
      const x = w / 2 + (t - 0.5) * w * (0.62 + depth * 2.1);
      const y = h * (0.72 + depth * 0.3);
      const r = (7 + depth * 34) * u;
      const grape = k > 10 && random.chance(0.3) ? circle(x + r * 0.3, y + r * 0.6, r * 0.42, '#7a2f63') : '';
      return circle(x, y, r, mix(leafy, '#b9c86a', random.between(0, 0.35))) + grape;
    }),
  );
}

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
  if (sight === 'vines') return vineyard(sheet);
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
