import { type Colour, mix } from '../palette.ts';
import { circle, d, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Buildings shoulder to shoulder, some windows lit. `depth` is how far they reach below the base, by height. */
export function skyline(sheet: Sheet, base: number, height: number, fill: Colour, lit: Colour, depth = 0.4) {
  const { w, u, random } = sheet;
  const parts: string[] = [];
  for (let x = -20 * u; x < w; ) {
    const wide = random.between(46, 120) * u;
    const tall = height * random.between(0.35, 1);
    const top = base - tall;
    parts.push(rect(x, top, wide + 1, tall + depth * sheet.h, fill), roof(sheet, x, top, wide, fill));
    const column = 20 * u;
    for (let wx = x + 10 * u; wx < x + wide - 14 * u; wx += column) {
      for (let wy = top + 16 * u; wy < base - 10 * u; wy += 26 * u) {
        if (random.chance(0.34))
          parts.push(rect(wx, wy, 9 * u, 13 * u, lit, `opacity="${random.pick([0.5, 0.8, 1])}"`));
      }
    }
    x += wide + (random.chance(0.2) ? 12 * u : 0);
  }
  return parts.join('');
}

function roof({ u, random }: Sheet, x: number, top: number, wide: number, fill: Colour) {
  const middle = x + wide / 2;
  switch (random.int(0, 6)) {
    case 0:
      return rect(middle - 2 * u, top - 50 * u, 4 * u, 50 * u, fill) + circle(middle, top - 50 * u, 4 * u, '#ff6b4a');
    case 1:
      return polygon(
        [
          [x, top + 1],
          [middle, top - wide * 0.5],
          [x + wide, top + 1],
        ],
        fill,
      );
    case 2:
      return path(d`M${x} ${top + 1} A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top + 1} Z`, fill);
    case 3:
      return rect(x + wide * 0.2, top - 20 * u, wide * 0.35, 21 * u, fill);
    default:
      return '';
  }
}

/** Colonial houses with balconies and tiled roofs, for squares and streets. */
export function houses(sheet: Sheet, base: number, height: number, colours: Colour[], lit: Colour) {
  const { w, u, random } = sheet;
  const parts: string[] = [];
  let i = random.int(0, 9);
  for (let x = -40 * u; x < w; ) {
    const wide = random.between(170, 250) * u;
    const tall = height * random.between(0.72, 1);
    const top = base - tall;
    const wall = colours[i++ % colours.length] as Colour;
    const dark = mix(wall, '#0a132b', 0.45);
    parts.push(
      rect(x, top, wide, tall + 200 * u, wall),
      polygon(
        [
          [x - 10 * u, top + 8 * u],
          [x + 16 * u, top - 30 * u],
          [x + wide - 16 * u, top - 30 * u],
          [x + wide + 10 * u, top + 8 * u],
        ],
        dark,
      ),
      repeat(3, (_, t) => {
        const wx = x + wide * (0.14 + t * 0.53);
        const arch = (wy: number, wh: number) =>
          path(
            d`M${wx} ${wy + wh} V${wy + 16 * u} A${wide * 0.095} ${18 * u} 0 0 1 ${wx + wide * 0.19} ${wy + 16 * u} V${wy + wh} Z`,
            random.chance(0.75) ? lit : dark,
          );
        const rail = rect(wx - 8 * u, top + tall * 0.42, wide * 0.19 + 16 * u, 9 * u, dark);
        const bars = repeat(5, (__, s) =>
          rect(wx - 6 * u + s * (wide * 0.19 + 8 * u), top + tall * 0.34, 3 * u, tall * 0.08, dark),
        );
        return arch(top + tall * 0.14, tall * 0.28) + bars + rail + arch(top + tall * 0.56, tall * 0.5);
      }),
    );
    x += wide;
  }
  return parts.join('');
}
