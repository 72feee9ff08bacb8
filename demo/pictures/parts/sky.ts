import { mix, orange, sand } from '../palette.ts';
import { circle, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** The whole ground of a picture. */
export function sky({ w, h, palette, linear }: Sheet) {
  return rect(0, 0, w, h, linear(palette.sky.map((colour) => [colour])));
}

export function stars({ w, u, random }: Sheet, count: number, lowest: number) {
  return repeat(count, () =>
    circle(
      random.between(0, w),
      random.next() ** 1.4 * lowest,
      random.between(1, 3.4) * u,
      sand,
      `opacity="${random.between(0.35, 1).toFixed(2)}"`,
    ),
  );
}

/** A sun or moon with a wide halo. `banded` cuts the lower half into stripes, as on printed posters. */
export function disc(sheet: Sheet, x: number, y: number, r: number, options: { banded?: boolean; fill?: string } = {}) {
  const { palette, radial, linear, clip } = sheet;
  const fill = options.fill ?? linear([[palette.light], [palette.glow], [mix(palette.glow, orange, 0.7)]]);
  const halo = circle(
    x,
    y,
    r * 2.4,
    radial([
      [palette.glow, 0.55],
      [palette.glow, 0.16],
      [palette.glow, 0],
    ]),
  );
  if (!options.banded) return halo + circle(x, y, r, fill);
  const bands = repeat(7, (i) => {
    const top = i === 0 ? y - r : y + r * (0.02 + (i - 1) * 0.175);
    return rect(x - r, top, r * 2, i === 0 ? r : r * (0.135 - i * 0.012), '#000');
  });
  return halo + circle(x, y, r, fill, `clip-path="${clip(bands)}"`);
}

/** Wedges that fan out from a point over the whole picture. */
export function rays({ w, h }: Sheet, x: number, y: number, count: number, fill: string, opacity: number, turn = 0) {
  const reach = w + h;
  const wedges = repeat(count, (i) => {
    const angle = (i / count) * Math.PI * 2 + turn;
    const half = Math.PI / count / 2;
    return polygon(
      [
        [x, y],
        [x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach],
        [x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach],
      ],
      fill,
    );
  });
  return `<g opacity="${opacity}">${wedges}</g>`;
}

export function clouds({ w, u, random }: Sheet, y: number, count: number, fill: string, opacity: number) {
  const shapes = repeat(count, (_, t) => {
    const x = t * w + random.between(-80, 80) * u;
    const top = y + random.between(-70, 70) * u;
    const long = random.between(120, 240) * u;
    return repeat(3, (i) =>
      rect(
        x - long / 2 + (i - 1) * long * 0.35,
        top + i * 24 * u,
        long * (1 - i * 0.12),
        24 * u,
        fill,
        `rx="${12 * u}"`,
      ),
    );
  });
  return `<g opacity="${opacity}">${shapes}</g>`;
}
