import { mix, night, orange, sand } from '../../pictures/palette.ts';
import { skyline } from '../../pictures/parts/city.ts';
import { figure } from '../../pictures/parts/people.ts';
import { disc, sky } from '../../pictures/parts/sky.ts';
import { circle, group, placed, rect, repeat, stroke } from '../../pictures/shapes.ts';
import type { Point, Sheet } from '../../pictures/sheet.ts';
import { between, type Film } from '../film.ts';
import { asphalt, drivingVan, pin } from '../street.ts';

/** Homes in the order in which the route passes them; the last one is the office. */
const stops: Point[] = [
  [120, 420],
  [240, 300],
  [190, 150],
  [370, 110],
  [470, 250],
  [420, 410],
  [620, 440],
  [700, 300],
  [820, 170],
];

const blocks = (stage: Sheet) =>
  rect(0, 0, stage.w, stage.h, '#e9dfcb') +
  repeat(11, (i) =>
    repeat(7, (j) =>
      rect(i * 92 - 20, j * 84 - 16, 76, 68, (i * 3 + j * 5) % 11 === 0 ? '#cfdcb4' : '#f7f1e4', 'rx="9"'),
    ),
  ) +
  stroke(
    [
      [-20, 500],
      [330, 470],
      [560, 520],
      [990, 380],
    ],
    '#bcd3e6',
    44,
  );

const streets: Point[] = stops.flatMap((stop, i): Point[] => {
  const next = stops[i + 1];
  return next ? [stop, [next[0], stop[1]]] : [stop];
});

/** The first part of the way, `t` of its whole length. */
function travelled(t: number): Point[] {
  const legs = streets
    .slice(1)
    .map((to, i) => Math.hypot(to[0] - (streets[i]?.[0] ?? 0), to[1] - (streets[i]?.[1] ?? 0)));
  let left = t * legs.reduce((sum, leg) => sum + leg, 0);
  const way: Point[] = [streets[0] ?? [0, 0]];
  for (const [i, leg] of legs.entries()) {
    const [from, to] = [streets[i], streets[i + 1]];
    if (!from || !to || left <= 0) break;
    const part = Math.min(1, left / leg);
    way.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    left -= leg;
  }
  return way;
}

const office = (x: number, y: number) =>
  placed(
    rect(-44, -132, 88, 132, night, 'rx="6"') +
      repeat(4, (row) => repeat(3, (i) => rect(-32 + i * 23, -120 + row * 28, 16, 18, '#ffd27d', 'rx="2"'))),
    x,
    y,
  );

const map = (stage: Sheet, pins: number, way: number) => {
  const line = travelled(way);
  const [x, y] = line.at(-1) ?? [0, 0];
  const [officeX, officeY] = stops.at(-1) ?? [0, 0];
  return (
    blocks(stage) +
    (way > 0 ? stroke(line, '#ffffff', 17) + stroke(line, orange, 10) : '') +
    office(officeX, officeY + 20) +
    stops
      .slice(0, -1)
      .map(([px, py], i) => {
        const shown = between(pins, i * 0.3, i * 0.3 + 0.4);
        return shown > 0 ? pin(px, py - (1 - shown) * 60, 0.42 * shown, mix('#2f6fed', night, 0.35)) : '';
      })
      .join('') +
    (way > 0 && way < 1
      ? circle(x, y, 20, night) + placed(rect(-11, -7, 22, 14, sand, 'rx="4"') + rect(-11, -1, 22, 3, orange), x, y)
      : '')
  );
};

/** One route through all homes, then everybody at work on time. */
export const companies: Film = {
  name: 'companies',
  poster: 6,
  shots: [
    { seconds: 3, hue: 210, mood: 'day', draw: (stage, s) => map(stage, s, 0) },
    { seconds: 4, hue: 210, mood: 'day', draw: (stage, s) => map(stage, 9, between(s, 0.2, 3.6)) },
    {
      seconds: 4,
      hue: 205,
      mood: 'dawn',
      draw: (stage, s) => {
        const { w, h, palette } = stage;
        const x = -240 + between(s, 0, 1.8) * (w * 0.34 + 240);
        return (
          sky(stage) +
          disc(stage, w * 0.26, h * 0.4, 70) +
          skyline(stage, h * 0.8, h * 0.42, mix(palette.sky[1], palette.ink, 0.4), palette.glow, 0.1) +
          rect(w * 0.66, h * 0.12, w * 0.3, h * 0.7, '#22335f') +
          repeat(7, (row) =>
            repeat(5, (i) =>
              rect(
                w * 0.68 + i * 54,
                h * 0.15 + row * 44,
                40,
                30,
                (row + i) % 3 ? '#7fa3d8' : '#ffd27d',
                'rx="3" opacity="0.85"',
              ),
            ),
          ) +
          rect(w * 0.77, h * 0.66, w * 0.08, h * 0.15, '#ffe9b0', 'rx="4"') +
          asphalt(stage, 0) +
          repeat(5, (i) => {
            const walk = between(s, 1.9 + i * 0.28, 3.1 + i * 0.28);
            return group(
              figure(
                w * 0.5 + walk * w * 0.31,
                h * 0.845,
                100,
                walk > 0 && walk < 1 ? 'run' : 'stand',
                mix(palette.ink, orange, i * 0.12),
              ),
              `opacity="${s > 1.9 + i * 0.28 ? (1 - between(walk, 0.85, 1)).toFixed(2) : 0}"`,
            );
          }) +
          drivingVan(stage, x, x, 320)
        );
      },
    },
  ],
};
