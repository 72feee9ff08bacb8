import { mix, orange, sand } from '../palette.ts';
import { houses } from '../parts/city.ts';
import { bulbs, confetti, papelPicado } from '../parts/decor.ts';
import { figure } from '../parts/people.ts';
import { disc, sky, stars } from '../parts/sky.ts';
import { ellipse, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A street or square in fiesta: old houses, cut paper, couples dancing. */
export function fiesta(sheet: Sheet) {
  const { w, h, u, palette, random } = sheet;
  const walls = [
    mix('#e8743b', palette.sky[0], 0.22),
    mix(palette.accent, palette.sky[0], 0.3),
    mix('#f3c65a', palette.sky[0], 0.24),
    mix(palette.second, palette.sky[0], 0.35),
    mix(sand, palette.sky[0], 0.28),
  ];
  const skirts = [orange, '#d8402f', sand, palette.accent, '#2aa39a'];
  const couples = repeat(5, (i, t) => {
    const x = w * (0.12 + t * 0.76);
    const y = h * (0.95 + (i % 2) * 0.035);
    return (
      ellipse(x, y, 130 * u, 14 * u, '#0a132b', 'opacity="0.35"') +
      figure(x - 62 * u, y, 300 * u, 'dance', palette.ink) +
      figure(x + 66 * u, y, 284 * u, 'turn', mix(palette.ink, palette.accent, 0.2), {
        skirt: skirts[i] as string,
        mirrored: true,
      })
    );
  });
  return (
    sky(sheet) +
    stars(sheet, 70, h * 0.4) +
    disc(sheet, w * random.between(0.2, 0.8), h * 0.24, 70 * u, { fill: sand }) +
    houses(sheet, h * 0.78, h * 0.42, walls, '#ffd271') +
    rect(0, h * 0.76, w, h * 0.24, mix(palette.ink, orange, 0.26)) +
    ellipse(w / 2, h * 0.94, w * 0.56, h * 0.13, mix(palette.ink, orange, 0.5)) +
    couples +
    bulbs(sheet, h * 0.3, h * 0.26, h * 0.08, 15) +
    papelPicado(
      sheet,
      h * 0.01,
      h * 0.05,
      h * 0.05,
      [orange, '#d8402f', sand, '#2aa39a', palette.accent],
      palette.sky[0],
    ) +
    confetti(sheet, h * 0.2, h * 0.9, 60, skirts)
  );
}
