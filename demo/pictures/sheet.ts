import { type Colour, type Mood, type Palette, paletteOf } from './palette.ts';
import { type Random, randomFrom } from './random.ts';

export type Point = readonly [x: number, y: number];

/** What a scene draws on. `u` is a thousandth of the height, so that scenes fit every aspect. */
export interface Sheet {
  w: number;
  h: number;
  u: number;
  random: Random;
  palette: Palette;
  /** A gradient from top to bottom, or along the given box in fractions. @returns a paint for `fill` */
  linear(stops: [Colour, opacity?: number][], along?: [x1: number, y1: number, x2: number, y2: number]): string;
  radial(stops: [Colour, opacity?: number][]): string;
  /** @returns a paint that clips to `shape`, for `clip-path` */
  clip(shape: string): string;
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
