import type { Drawing } from './drawings/index.ts';
import { scenes } from './scenes/index.ts';
import { createSheet } from './sheet.ts';

/** Width at which pictures are drawn, in pixels; the narrower files are scaled down from it. */
export const fullWidth = 1440;

/** The picture as an SVG document, `fullWidth` wide. The same key and drawing always give the same document. */
export function draw(key: string, { scene, detail, hue, mood, ratio }: Drawing) {
  const width = fullWidth;
  const height = Math.round(fullWidth * ratio);
  const sheet = createSheet({ seed: key, hue, mood, width, height });
  const content = scenes[scene](sheet, detail);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sheet.defs()}</defs>${content}</svg>`;
}
