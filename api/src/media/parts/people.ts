import { circle, d, path, polygon, rect, repeat, stroke } from '../shapes.ts';
import type { Point, Sheet } from '../sheet.ts';

/** Joints of a figure one unit tall standing on the origin; elbows and knees make it move. */
interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  arms: [Point, Point][];
  legs: [Point, Point][];
}

const at = (x: number, y: number): Point => [x, -y];

const pose = (lean: number, arms: [Point, Point][], legs: [Point, Point][]): Pose => ({
  head: at(lean * 1.25, 0.92),
  neck: at(lean, 0.8),
  hip: at(0, 0.48),
  arms,
  legs,
});

const standing: [Point, Point][] = [
  [at(-0.05, 0.24), at(-0.07, 0)],
  [at(0.05, 0.24), at(0.07, 0)],
];

export const poses = {
  sing: pose(
    0.02,
    [
      [at(0.12, 0.66), at(0.09, 0.84)],
      [at(-0.16, 0.66), at(-0.26, 0.86)],
    ],
    standing,
  ),
  play: pose(
    -0.03,
    [
      [at(0.1, 0.6), at(0.2, 0.56)],
      [at(-0.14, 0.62), at(0, 0.5)],
    ],
    [
      [at(-0.08, 0.24), at(-0.13, 0)],
      [at(0.08, 0.24), at(0.12, 0)],
    ],
  ),
  cheer: pose(
    0,
    [
      [at(0.16, 0.86), at(0.2, 1.06)],
      [at(-0.16, 0.86), at(-0.2, 1.06)],
    ],
    [
      [at(-0.08, 0.24), at(-0.1, 0)],
      [at(0.08, 0.24), at(0.1, 0)],
    ],
  ),
  dance: pose(
    0.05,
    [
      [at(0.2, 0.74), at(0.25, 0.96)],
      [at(-0.15, 0.66), at(-0.22, 0.52)],
    ],
    [
      [at(-0.1, 0.27), at(-0.02, 0)],
      [at(0.15, 0.3), at(0.24, 0.1)],
    ],
  ),
  turn: pose(
    -0.05,
    [
      [at(-0.14, 0.9), at(-0.04, 1.06)],
      [at(0.16, 0.68), at(0.26, 0.62)],
    ],
    [
      [at(-0.03, 0.25), at(-0.06, 0)],
      [at(0.12, 0.26), at(0.05, 0.06)],
    ],
  ),
  run: pose(
    0.1,
    [
      [at(0.2, 0.64), at(0.27, 0.76)],
      [at(-0.08, 0.62), at(-0.16, 0.5)],
    ],
    [
      [at(0.17, 0.36), at(0.13, 0.1)],
      [at(-0.08, 0.24), at(-0.28, 0.2)],
    ],
  ),
  kick: pose(
    -0.1,
    [
      [at(0.05, 0.7), at(0.2, 0.76)],
      [at(-0.24, 0.66), at(-0.36, 0.56)],
    ],
    [
      [at(-0.04, 0.24), at(-0.1, 0)],
      [at(0.16, 0.36), at(0.34, 0.24)],
    ],
  ),
  spike: pose(
    0.06,
    [
      [at(0.13, 0.98), at(0.24, 1.18)],
      [at(-0.14, 0.84), at(-0.26, 0.92)],
    ],
    [
      [at(-0.1, 0.3), at(-0.24, 0.16)],
      [at(0.02, 0.26), at(-0.12, 0.08)],
    ],
  ),
  stand: pose(
    0,
    [
      [at(0.11, 0.62), at(0.1, 0.48)],
      [at(-0.11, 0.62), at(-0.1, 0.48)],
    ],
    standing,
  ),
  bow: pose(
    0.03,
    [
      [at(0.14, 0.64), at(0.22, 0.72)],
      [at(-0.14, 0.72), at(-0.04, 0.76)],
    ],
    standing,
  ),
};

export type PoseName = keyof typeof poses;

/** A figure `height` tall whose feet stand at x, y. A skirt flares from the hip to the knees. */
export function figure(
  x: number,
  y: number,
  height: number,
  name: PoseName,
  fill: string,
  more: { skirt?: string; mirrored?: boolean } = {},
) {
  const { head, neck, hip, arms, legs } = poses[name];
  const side = more.mirrored ? -1 : 1;
  const to = ([px, py]: Point): Point => [x + px * height * side, y + py * height];
  const limb = (points: Point[], wide: number) => stroke(points.map(to), fill, wide * height);
  const [hx, hy] = to(hip);
  const [nx, ny] = to(neck);
  const swing = 0.06 * height * side;
  return (
    legs.map(([knee, foot]) => limb([hip, knee, foot], 0.075)).join('') +
    polygon(
      [
        [nx - 0.1 * height, ny + 0.02 * height],
        [nx + 0.1 * height, ny + 0.02 * height],
        [hx + 0.065 * height, hy],
        [hx - 0.065 * height, hy],
      ],
      fill,
      `stroke="${fill}" stroke-width="${(height * 0.04).toFixed(1)}" stroke-linejoin="round"`,
    ) +
    (more.skirt
      ? path(
          d`M${hx - 0.07 * height} ${hy - 0.06 * height} L${hx + 0.07 * height} ${hy - 0.06 * height} Q${hx + 0.16 * height + swing} ${hy + 0.12 * height} ${hx + 0.24 * height + swing} ${hy + 0.27 * height} Q${hx} ${hy + 0.34 * height} ${hx - 0.2 * height + swing} ${hy + 0.25 * height} Q${hx - 0.12 * height} ${hy + 0.1 * height} ${hx - 0.07 * height} ${hy - 0.06 * height} Z`,
          more.skirt,
        )
      : '') +
    arms.map(([elbow, hand]) => limb([neck, elbow, hand], 0.055)).join('') +
    limb([neck, head], 0.05) +
    circle(...to(head), 0.072 * height, fill)
  );
}

/** Rows of people seen from behind, larger and darker towards the front; some raise arms, some hold a light. */
export function crowd({ w, h, u, random }: Sheet, top: number, fills: string[], glow: string, raised = 0.3) {
  return fills
    .map((fill, row) => {
      const size = (30 + row * 13) * u;
      const y = top + row * 58 * u;
      const count = Math.ceil(w / (size * 2)) + 2;
      const bodies = repeat(count, (i) => {
        const x = i * size * 2 + random.between(-0.5, 0.5) * size;
        const top = y + random.between(-0.45, 0.45) * size;
        const shoulders = path(
          d`M${x - size * 1.15} ${h} V${top + size * 2.2} Q${x - size * 1.1} ${top + size * 1.15} ${x} ${top + size * 1.05} Q${x + size * 1.1} ${top + size * 1.15} ${x + size * 1.15} ${top + size * 2.2} V${h} Z`,
          fill,
        );
        return shoulders + circle(x, top + size * 0.4, size * 0.58, fill) + arms(x, top, size, fill);
      });
      return bodies;
    })
    .join('');

  function arms(x: number, top: number, size: number, fill: string) {
    if (!random.chance(raised)) return '';
    const side = random.pick([-1, 1]);
    const hand: Point = [x + side * size * random.between(0.6, 1.3), top - size * random.between(1, 2)];
    const arm = (s: number) =>
      stroke(
        [
          [x + s * size, top + size * 1.6],
          [x + s * size * 1.35, top + size * 0.2],
          [x + s * Math.abs(hand[0] - x), hand[1]],
        ],
        fill,
        size * 0.36,
      );
    if (random.chance(0.25)) return arm(side) + arm(-side);
    const phone = random.chance(0.4)
      ? rect(
          hand[0] - size * 0.2,
          hand[1] - size * 0.6,
          size * 0.4,
          size * 0.62,
          glow,
          `rx="${(size * 0.07).toFixed(1)}" transform="rotate(${(side * 8).toFixed(0)} ${hand[0].toFixed(0)} ${hand[1].toFixed(0)})"`,
        )
      : '';
    return arm(side) + phone;
  }
}

/** Seated rows of heads, for theatres. */
export function audience({ w, h, u }: Sheet, top: number, fills: string[]) {
  return fills
    .map((fill, row) => {
      const size = (26 + row * 9) * u;
      const y = top + row * 52 * u;
      return repeat(Math.ceil(w / (size * 2.6)) + 1, (i) => {
        const x = (i + (row % 2) / 2) * size * 2.6;
        return (
          circle(x, y, size * 0.7, fill) +
          rect(x - size * 1.1, y + size * 0.62, size * 2.2, h - y, fill, `rx="${(size * 0.6).toFixed(1)}"`)
        );
      });
    })
    .join('');
}
