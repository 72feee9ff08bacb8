import type { Point } from './sheet.ts';

const n = (value: number) => Number(value.toFixed(1));
const list = (points: readonly Point[]) => points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

/** SVG elements as text. `more` takes further attributes, written as they are. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const polygon = (points: readonly Point[], fill: string, more = '') =>
  `<polygon points="${list(points)}" fill="${fill}" ${more}/>`;

/** A line with round ends and joints. */
export const stroke = (points: readonly Point[], colour: string, width: number, more = '') =>
  `<polyline points="${list(points)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** A path that is only outlined. */
export const outline = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Tag for path data that rounds every number to one decimal: d`M${x} ${y}`. */
export const d = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.reduce((text, part, i) => text + part + (i < values.length ? n(values[i] as number) : ''), '');

export const group = (content: string | string[], attributes: string) =>
  `<g ${attributes}>${typeof content === 'string' ? content : content.join('')}</g>`;

/** Moves, scales and turns (in degrees) content that is drawn around the origin. */
export const placed = (content: string, x: number, y: number, scale = 1, turn = 0, mirrored = false) =>
  group(
    content,
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(mirrored ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})"`,
  );

/** `count` results of `draw`, which gets the index and the position from 0 (first) to 1 (last). */
export const repeat = (count: number, draw: (i: number, t: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i, count > 1 ? i / (count - 1) : 0.5)).join('');
