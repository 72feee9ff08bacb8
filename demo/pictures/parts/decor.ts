import { circle, d, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Point, Sheet } from '../sheet.ts';

/** Points of a cord that hangs between two heights. */
const cord = (w: number, left: number, right: number, sag: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return [t * w, left + (right - left) * t + sag * 4 * t * (1 - t)];
  });

const cordLine = (w: number, left: number, right: number, sag: number, colour: string, width: number) =>
  outline(d`M0 ${left} Q${w / 2} ${(left + right) / 2 + sag * 2} ${w} ${right}`, colour, width);

/** Cut-paper flags on a cord. */
export function papelPicado(
  { w, u, random }: Sheet,
  left: number,
  right: number,
  sag: number,
  colours: string[],
  hole: string,
) {
  const size = 92 * u;
  const points = cord(w, left, right, sag, Math.round(w / (size * 1.25)));
  const flags = points
    .map(([x, y], i) => {
      const colour = colours[i % colours.length] as string;
      const fringe = repeat(4, (k) =>
        polygon(
          [
            [x - size / 2 + (k * size) / 4, y + size],
            [x - size / 2 + ((k + 1) * size) / 4, y + size],
            [x - size / 2 + ((k + 0.5) * size) / 4, y + size * 1.18],
          ],
          colour,
        ),
      );
      const holes = repeat(random.pick([4, 6, 8]), (k) => {
        const angle = (k / 8) * Math.PI * 2 + i;
        return circle(
          x + Math.cos(angle) * size * 0.27,
          y + size * 0.55 + Math.sin(angle) * size * 0.27,
          size * 0.065,
          hole,
        );
      });
      const diamond = polygon(
        [
          [x, y + size * 0.42],
          [x + size * 0.12, y + size * 0.55],
          [x, y + size * 0.68],
          [x - size * 0.12, y + size * 0.55],
        ],
        hole,
      );
      return rect(x - size / 2, y, size, size + 1, colour) + fringe + holes + diamond;
    })
    .join('');
  return flags + cordLine(w, left, right, sag, hole, 4 * u);
}

/** Warm light bulbs on a cord. */
export function bulbs({ w, u, palette, radial }: Sheet, left: number, right: number, sag: number, count: number) {
  const halo = radial([
    [palette.glow, 0.75],
    [palette.glow, 0],
  ]);
  return (
    cordLine(w, left, right, sag, palette.ink, 4 * u) +
    cord(w, left, right, sag, count)
      .map(([x, y]) => circle(x, y + 14 * u, 46 * u, halo) + circle(x, y + 14 * u, 11 * u, '#fff3d0'))
      .join('')
  );
}

/** Triangular pennants on a cord. */
export function pennants({ w, u }: Sheet, left: number, right: number, sag: number, colours: string[], line: string) {
  const points = cord(w, left, right, sag, Math.round(w / (74 * u)));
  return (
    cordLine(w, left, right, sag, line, 4 * u) +
    points
      .map(([x, y], i) =>
        polygon(
          [
            [x - 28 * u, y],
            [x + 28 * u, y],
            [x, y + 66 * u],
          ],
          colours[i % colours.length] as string,
        ),
      )
      .join('')
  );
}

export function confetti({ w, u, random }: Sheet, top: number, bottom: number, count: number, colours: string[]) {
  return repeat(count, () => {
    const x = random.between(0, w);
    const y = random.between(top, bottom);
    const size = random.between(7, 17) * u;
    const turn = `transform="rotate(${random.int(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"`;
    const colour = random.pick(colours);
    if (random.chance(0.25)) return circle(x, y, size * 0.45, colour);
    if (random.chance(0.2))
      return outline(d`M${x} ${y} q${size} ${-size} ${size * 2} 0 t${size * 2} 0`, colour, size * 0.3, turn);
    return rect(x, y, size * 1.3, size * 0.62, colour, turn);
  });
}

/** Rows of dots that grow downwards or upwards, as printed tints do. */
export function halftone({ w, u }: Sheet, top: number, bottom: number, fill: string, opacity: number, rising = false) {
  const gap = 30 * u;
  const rows = Math.max(2, Math.floor((bottom - top) / gap));
  const dots = repeat(rows, (row, t) => {
    const r = gap * 0.5 * (rising ? 1 - t : t) ** 1.2;
    if (r < 0.8) return '';
    return repeat(Math.ceil(w / gap) + 1, (i) => circle((i + (row % 2) / 2) * gap, top + row * gap, r, fill));
  });
  return `<g opacity="${opacity}">${dots}</g>`;
}

/** A floodlight's or spot's beam. @param angle degrees from straight down */
export function beam(
  sheet: Sheet,
  x: number,
  y: number,
  angle: number,
  spread: number,
  length: number,
  colour: string,
  opacity = 0.55,
) {
  const radians = (angle * Math.PI) / 180;
  const half = (spread * Math.PI) / 360;
  const end = (a: number): Point => [x + Math.sin(a) * length, y + Math.cos(a) * length];
  const up = Math.cos(radians) < 0;
  const fill = sheet.linear(
    up
      ? [
          [colour, 0],
          [colour, opacity],
        ]
      : [
          [colour, opacity],
          [colour, 0],
        ],
  );
  return polygon([[x, y], end(radians - half), end(radians + half)], fill);
}

/** A rosette of petals. */
export function flower(x: number, y: number, r: number, petal: string, heart: string, petals = 6) {
  const leaves = repeat(petals, (i) => {
    const angle = (i / petals) * Math.PI * 2;
    return circle(x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * 0.46, petal);
  });
  return leaves + circle(x, y, r * 0.36, heart);
}

export function leaf(x: number, y: number, long: number, turn: number, fill: string) {
  return path(
    d`M0 0 Q${long * 0.5} ${-long * 0.32} ${long} 0 Q${long * 0.5} ${long * 0.32} 0 0 Z`,
    fill,
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"`,
  );
}
