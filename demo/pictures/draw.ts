import type { Drawing } from './drawings/index.ts';
import { scenes } from './scenes/index.ts';
import { createSheet } from './sheet.ts';

/** Widest size that is kept, in pixels; pictures are drawn at it. */
export const fullWidth = 1440;

/** The picture as an SVG document of `fullWidth`. The same key and drawing give the same text. */
export function draw(key: string, { scene, detail, hue, mood, ratio }: Drawing) {
  const width = fullWidth;
  const height = Math.round(fullWidth * ratio);
  const sheet = createSheet({ seed: key, hue, mood, width, height });
  const content = scenes[scene](sheet, detail);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.defs()}</defs>${content}</svg>`;
}
