import { type Colour, type Mood, type Palette, paletteOf } from './palette.ts';
import { type Random, randomFrom } from './random.ts';

export type Point = readonly [x: number, y: number];

/** What a scene draws on. */
export interface Sheet {
  /** Width in pixels. */
  w: number;
  /** Height in pixels. */
  h: number;
  /** A thousandth of the height: scenes measure in it, so that they fit every aspect ratio. */
  u: number;
  random: Random;
  palette: Palette;
  /**
   * A linear gradient from top to bottom, or along the line `along`, in fractions of the shape.
   * @returns a value for `fill`
   */
  linear(stops: [Colour, opacity?: number][], along?: [x1: number, y1: number, x2: number, y2: number]): string;
  /** A radial gradient from the centre outwards. @returns a value for `fill` */
  radial(stops: [Colour, opacity?: number][]): string;
  /** @returns a value for `clip-path` that clips to `shape` */
  clip(shape: string): string;
  /** All gradients and clip paths defined so far, for the document's `<defs>`. */
  defs(): string;
}

export interface SheetOptions {
  seed: string;
  hue: number;
  mood: Mood;
  width: number;
  height: number;
}

export function createSheet({ seed, hue, mood, width, height }: SheetOptions): Sheet {
  const defs: string[] = [];
  const define = (build: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(build(id));
    return `url(#${id})`;
  };
  const stopList = (stops: [Colour, number?][]) =>
    stops
      .map(
        ([colour, opacity = 1], i) =>
          `<stop offset="${fixed(i / Math.max(1, stops.length - 1))}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');

  return {
    w: width,
    h: height,
    u: height / 1000,
    random: randomFrom(seed),
    palette: paletteOf(hue, mood),
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`,
      ),
    radial: (stops) => define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    defs: () => defs.join(''),
  };
}

const fixed = (value: number) => Number(value.toFixed(2));
