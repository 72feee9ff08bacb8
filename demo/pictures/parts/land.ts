import { mix } from '../palette.ts';
import { circle, d, ellipse, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Point, Sheet } from '../sheet.ts';

/** A range of faceted peaks: a lit side, a shaded side, and snow when asked for. */
export function mountains(sheet: Sheet, base: number, height: number, fill: string, options: { snow?: boolean } = {}) {
  const { w, h, u, random } = sheet;
  const shade = mix(fill, '#0a132b', 0.3);
  const count = random.int(4, 6);
  const peaks = repeat(count, (_, t) => {
    const x = t * w + random.between(-60, 60) * u;
    const top = base - height * random.between(0.55, 1);
    const wide = (w / count) * random.between(0.85, 1.25);
    const ridge: Point[] = [
      [x, top],
      [x + wide * 0.1, top + (base - top) * 0.3],
      [x - wide * 0.06, top + (base - top) * 0.62],
      [x + wide * 0.12, h],
    ];
    const snow = (base - top) * 0.26;
    const slope = wide / (base - top);
    return (
      polygon(
        [
          [x - wide * 1.3, h],
          [x, top],
          [x + wide * 1.3, h],
        ],
        fill,
      ) +
      polygon([...ridge, [x + wide * 1.3, h]], shade) +
      (options.snow
        ? polygon(
            [
              [x, top],
              [x + snow * slope * 0.9, top + snow],
              [x + snow * slope * 0.3, top + snow * 0.72],
              [x, top + snow * 1.15],
              [x - snow * slope * 0.4, top + snow * 0.76],
              [x - snow * slope * 0.9, top + snow],
            ],
            '#fff8ea',
            'opacity="0.92"',
          )
        : '')
    );
  });
  return peaks + rect(0, base, w, h - base, fill);
}

/** A soft hill line from edge to edge. */
export function hills({ w, h, random }: Sheet, base: number, height: number, fill: string) {
  const bumps = random.int(2, 4);
  const phase = random.between(0, Math.PI * 2);
  const points: Point[] = Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const y = base - height * (0.5 + 0.35 * Math.sin(t * bumps * Math.PI + phase) + 0.15 * Math.sin(t * 9 + phase * 2));
    return [t * w, y];
  });
  return polygon([[0, h], ...points, [w, h]], fill);
}

/** Water with a path of light below `lightX`. */
export function sea(sheet: Sheet, top: number, bottom: number, fill: string, lightX: number) {
  const { w, u, random, palette, linear } = sheet;
  const water = rect(
    0,
    top,
    w,
    bottom - top,
    linear([[mix(fill, palette.sky[2], 0.5)], [fill], [mix(fill, palette.ink, 0.5)]]),
  );
  const glints = repeat(46, (_, t) => {
    const y = top + 6 * u + t ** 1.5 * (bottom - top - 20 * u);
    const spread = (30 + t * 190) * u;
    const long = random.between(40, 150) * u * (0.4 + t);
    const x = lightX + random.between(-spread, spread) - long / 2;
    return rect(
      x,
      y,
      long,
      (3 + t * 7) * u,
      palette.glow,
      `rx="${4 * u}" opacity="${random.between(0.35, 0.9).toFixed(2)}"`,
    );
  });
  return water + glints;
}

/** Rolling surf at the front, from light to dark. */
export function surf({ w, h, u, random }: Sheet, top: number, colours: string[]) {
  return colours
    .map((colour, i) => {
      const y = top + i * 46 * u;
      const long = random.between(150, 230) * u;
      const phase = random.between(0, long);
      let wave = d`M${-long} ${h} L${-long} ${y}`;
      for (let x = -long - phase; x < w + long; x += long) {
        wave += d` Q${x + long / 4} ${y - 34 * u} ${x + long / 2} ${y} T${x + long} ${y}`;
      }
      return path(`${wave} V${h} Z`, colour);
    })
    .join('');
}

/** A road that winds from its vanishing point to the front edge. `bend` is how far it swings sideways. */
export function road({ w, h, u }: Sheet, x: number, top: number, bend: number, fill: string, mark: string) {
  const steps = Array.from({ length: 33 }, (_, i) => {
    const t = i / 32;
    return {
      x: x + bend * Math.sin(t * Math.PI * 1.7) * (1 - t * 0.55),
      y: top + (h - top) * t ** 1.25,
      half: 4 * u + w * 0.2 * t ** 1.9,
    };
  });
  const edge = (side: number): Point[] => steps.map((step) => [step.x + side * step.half, step.y]);
  const dashes = repeat(9, (i) => {
    const [a, b] = [steps[6 + i * 3], steps[7 + i * 3]];
    if (!a || !b) return '';
    const slim = (step: typeof a) => step.half * 0.035 + u;
    return polygon(
      [
        [a.x - slim(a), a.y],
        [a.x + slim(a), a.y],
        [b.x + slim(b), b.y],
        [b.x - slim(b), b.y],
      ],
      mark,
    );
  });
  return polygon([...edge(-1), ...edge(1).reverse()], fill) + dashes;
}

export function palm({ u, random }: Sheet, x: number, ground: number, height: number, fill: string) {
  const lean = random.between(-60, 60) * u;
  const top: Point = [x + lean, ground - height];
  const trunk = outline(
    d`M${x} ${ground} Q${x + lean * 0.1} ${ground - height * 0.6} ${top[0]} ${top[1]}`,
    fill,
    13 * u,
  );
  const leaves = repeat(9, (i) => {
    const angle = (i / 9) * Math.PI * 2;
    const reach = height * random.between(0.3, 0.4);
    const ex = top[0] + Math.cos(angle) * reach;
    const ey = top[1] + Math.sin(angle) * reach * 0.62 + reach * 0.22;
    const mx = top[0] + Math.cos(angle) * reach * 0.5;
    const my = top[1] + Math.sin(angle) * reach * 0.5 - reach * 0.22;
    return path(
      d`M${top[0]} ${top[1]} Q${mx} ${my} ${ex} ${ey} Q${mx + 4 * u} ${my + 36 * u} ${top[0]} ${top[1]}`,
      fill,
    );
  });
  return trunk + leaves;
}

export function tree({ u, random }: Sheet, x: number, ground: number, height: number, leaf: string, trunk: string) {
  const r = height * 0.32;
  const crown = repeat(5, (i) => {
    const angle = (i / 5) * Math.PI * 2;
    return circle(
      x + Math.cos(angle) * r * 0.6,
      ground - height * 0.7 + Math.sin(angle) * r * 0.5,
      r * random.between(0.6, 0.8),
      leaf,
    );
  });
  const lit = ellipse(x - r * 0.35, ground - height * 0.85, r * 0.5, r * 0.34, mix(leaf, '#fff3d6', 0.28));
  return rect(x - 6 * u, ground - height * 0.6, 12 * u, height * 0.6, trunk) + crown + lit;
}
