import { night, orange, sand } from '../pictures/palette.ts';
import { hills } from '../pictures/parts/land.ts';
import { circle, group, path, placed, rect, repeat, stroke } from '../pictures/shapes.ts';
import type { Point, Sheet } from '../pictures/sheet.ts';

export const screen = { x: 364, y: 34, w: 232, h: 472 };

/** A phone in the middle of the picture. @param content drawn on its screen, which begins at 0, 0 */
export function phone(stage: Sheet, content: string) {
  const { x, y, w, h } = screen;
  const clip = stage.clip(`<rect x="0" y="0" width="${w}" height="${h}" rx="26"/>`);
  return (
    rect(x - 8, y + 4, w + 30, h + 20, '#000', 'rx="40" opacity="0.16"') +
    rect(x - 14, y - 14, w + 28, h + 28, night, 'rx="40"') +
    group(
      group(
        rect(0, 0, w, h, '#ffffff') + content + rect(w / 2 - 34, 8, 68, 14, night, 'rx="7"'),
        `clip-path="${clip}"`,
      ),
      `transform="translate(${x} ${y})"`,
    )
  );
}

/** Where a finger presses: a ring that opens. @param t 0 to 1 */
export const press = (x: number, y: number, t: number) =>
  t <= 0 || t >= 1
    ? ''
    : circle(x, y, 10 + t * 26, 'none', `stroke="${night}" stroke-width="4" opacity="${(1 - t).toFixed(2)}"`) +
      circle(x, y, 11, night, `opacity="${(0.7 * (1 - t * 0.6)).toFixed(2)}"`);

/** A line of writing, too small to read. */
export const words = (x: number, y: number, w: number, fill = '#c9c2b3') => rect(x, y, w, 9, fill, 'rx="4"');

/** Home at the left, the event at the right; the way between them has been gone up to `t`. */
export function ground(stage: Sheet, t: number) {
  const { w, h, linear } = stage;
  const way: Point[] = Array.from({ length: 41 }, (_, i) => {
    const x = i / 40;
    return [150 + x * (w - 300), 300 - Math.sin(x * Math.PI) * 150];
  });
  const place = (x: number, fill: string, ink: string, icon: string) =>
    circle(x, 300, 66, fill, `stroke="${orange}" stroke-width="6"`) + placed(path(icon, ink), x - 42, 258, 3.5);
  return (
    rect(0, 0, w, h, linear([['#ffe6c4'], [sand], ['#f8d9af']], [0, 0, 1, 1])) +
    circle(w * 0.5, h * 0.46, 330, '#ffffff', 'opacity="0.35"') +
    hills(stage, h * 0.98, h * 0.2, '#f3c68c') +
    rect(0, 470, w, 70, '#4a5272') +
    repeat(9, (i) => rect(i * 120, 502, 56, 6, sand, 'rx="3" opacity="0.8"')) +
    stroke(way, '#d9b27e', 7, 'stroke-dasharray="1 18"') +
    stroke(way.slice(0, Math.max(2, Math.round(t * 41))), orange, 9, 'stroke-dasharray="1 18"') +
    place(150, '#fff0df', night, 'M12 3 2.5 11h2.8v9h5.2v-6h3v6h5.2v-9h2.8z') +
    place(w - 150, night, orange, 'M12 2l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6L12 16.4 6.1 19.9l1.5-6.6L2.5 8.8l6.8-.6z')
  );
}
