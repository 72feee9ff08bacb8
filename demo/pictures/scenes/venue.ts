import { mix, sand } from '../palette.ts';
import { skyline } from '../parts/city.ts';
import { hills, mountains, tree } from '../parts/land.ts';
import { figure } from '../parts/people.ts';
import { clouds, disc, sky, stars } from '../parts/sky.ts';
import { van } from '../parts/van.ts';
import { group, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { halls } from './buildings-halls.ts';
import { oldBuildings } from './buildings-old.ts';
import { openAir } from './buildings-open.ts';

/** The outside of a venue with our van at its door. `kind` is the building. */
export function venue(sheet: Sheet, kind: string) {
  const { w, h, u, palette, random } = sheet;
  const ground = h * 0.76;
  const nightly = palette.mood === 'night';
  const behind =
    random.chance(0.5) || nightly
      ? skyline(
          sheet,
          ground,
          h * 0.3,
          mix(palette.sky[1], palette.ink, nightly ? 0.45 : 0.15),
          nightly ? palette.glow : '#fffaf0',
        )
      : mountains(sheet, h * 0.62, h * 0.3, mix(palette.sky[1], palette.ink, 0.2), { snow: true }) +
        hills(sheet, h * 0.76, h * 0.06, mix('#7fa267', palette.sky[1], 0.3));
  const sun = nightly
    ? stars(sheet, 80, h * 0.5) + disc(sheet, w * 0.8, h * 0.2, 60 * u, { fill: sand })
    : disc(sheet, w * random.between(0.2, 0.8), h * 0.3, 110 * u) + clouds(sheet, h * 0.15, 5, '#ffffff', 0.7);
  const people = repeat(9, (i) =>
    figure(
      w * random.between(0.04, 0.96),
      h * (0.84 + (i % 3) * 0.015),
      (104 + (i % 3) * 10) * u,
      random.pick(['stand', 'stand', 'run', 'cheer']),
      palette.ink,
      { mirrored: random.chance(0.5) },
    ),
  );
  const trees = [0.04, 0.11, 0.9, 0.97]
    .map((t, i) =>
      tree(sheet, w * t, ground + 40 * u, (170 + (i % 2) * 50) * u, mix('#3f7d4c', palette.accent, 0.15), palette.ink),
    )
    .join('');
  const building = group(
    { ...halls, ...oldBuildings, ...openAir }[kind]?.(sheet) ?? '',
    `transform="translate(${(w / 2).toFixed(0)} ${ground.toFixed(0)}) scale(${u.toFixed(3)})"`,
  );
  const street =
    rect(0, h * 0.88, w, h * 0.12, mix('#4a5272', palette.ink, 0.3)) +
    repeat(12, (i) => rect(i * 150 * u, h * 0.94, 80 * u, 8 * u, sand));
  return (
    sky(sheet) +
    sun +
    behind +
    rect(0, ground, w, h - ground, mix(sand, palette.sky[1], 0.3)) +
    trees +
    building +
    people +
    street +
    van(w * random.between(0.25, 0.75), h * 0.955, 300 * u, sand, random.chance(0.5))
  );
}
