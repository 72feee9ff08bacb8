import { circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../shapes.ts';
import type { Point, Sheet } from '../sheet.ts';
import { type PoseName, poses } from './poses.ts';

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
  // The end of a limb is slimmer than its root, which makes it a limb and not a pipe.
  const tapered = ([root, joint, end]: [Point, Point, Point], wide: number) =>
    limb([root, joint, end], wide * 0.72) + limb([root, joint], wide);
  const shoulders = legs.map((_, i): Point => [neck[0] + (i ? 0.066 : -0.066), neck[1] + 0.03]);
  const shoulderOf = (elbow: Point): Point => (elbow[0] < neck[0] ? shoulders[0] : shoulders[1]) ?? neck;
  const hips: Point[] = [
    [hip[0] + 0.034, hip[1]],
    [hip[0] - 0.034, hip[1]],
  ];
  const [hx, hy] = to(hip);
  const swing = 0.06 * height * side;
  const [k, m, n] = [0.07 * height, 0.2 * height, 0.28 * height];
  const skirt = more.skirt
    ? path(
        d`M${hx - k} ${hy - k} L${hx + k} ${hy - k} Q${hx + m + swing} ${hy + k} ${hx + m + swing} ${hy + n} Q${hx + swing} ${hy + n * 1.22} ${hx - m + swing} ${hy + n * 0.94} Q${hx - m * 0.8} ${hy + k} ${hx - k} ${hy - k} Z`,
        more.skirt,
      )
    : '';
  return (
    legs.map(([knee, foot], i) => tapered([[hip[0] + (i ? 0.025 : -0.025), hip[1]], knee, foot], 0.078)).join('') +
    polygon(
      [...shoulders, ...hips].map(to),
      fill,
      `stroke="${fill}" stroke-width="${(height * 0.066).toFixed(1)}" stroke-linejoin="round"`,
    ) +
    skirt +
    arms.map(([elbow, hand]) => tapered([shoulderOf(elbow), elbow, hand], 0.054)).join('') +
    limb([neck, head], 0.05) +
    ellipse(...to([head[0], head[1] + 0.012]), 0.058 * height, 0.07 * height, fill)
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
