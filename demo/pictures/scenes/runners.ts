import { mix, orange, sand } from '../palette.ts';
import { skyline } from '../parts/city.ts';
import { halftone, pennants } from '../parts/decor.ts';
import { road } from '../parts/land.ts';
import { figure } from '../parts/people.ts';
import { disc, rays, sky, stars } from '../parts/sky.ts';
import { circle, d, outline, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A street race through the city, by day or with lights on the wrists. */
export function runners(sheet: Sheet) {
  const { w, h, u, palette, random } = sheet;
  const nightly = palette.mood === 'night';
  const x = w * random.between(0.45, 0.6);
  const shirts = [orange, palette.accent, palette.second, sand, mix(palette.accent, '#ffffff', 0.35)];
  const row = (count: number, y: number, tall: number, shift: number) =>
    repeat(count, (i, t) => {
      const rx = w * (shift + t * (1 - shift * 2));
      const tint = shirts[(i + count) % shirts.length] as string;
      const size = tall * random.between(0.93, 1.06);
      const foot = y + random.between(-10, 10) * u;
      return (
        figure(rx, foot, size, 'run', mix(palette.ink, tint, nightly ? 0.1 : 0.2)) +
        polygon(
          [
            [rx + size * 0.03, foot - size * 0.79],
            [rx + size * 0.17, foot - size * 0.79],
            [rx + size * 0.045, foot - size * 0.5],
            [rx - size * 0.045, foot - size * 0.5],
          ],
          tint,
          `stroke="${tint}" stroke-width="${(size * 0.06).toFixed(1)}" stroke-linejoin="round"`,
        ) +
        (nightly
          ? circle(rx + size * 0.27, foot - size * 0.76, size * 0.05, palette.glow) +
            outline(
              d`M${rx + size * 0.25} ${foot - size * 0.75} q${-size * 0.3} ${-size * 0.1} ${-size * 0.7} ${size * 0.06}`,
              palette.glow,
              size * 0.022,
              'opacity="0.7"',
            )
          : '')
      );
    });
  return (
    sky(sheet) +
    (nightly ? stars(sheet, 110, h * 0.5) : '') +
    rays(sheet, x, h * 0.56, 24, palette.light, 0.14) +
    disc(sheet, x, h * 0.5, 210 * u, { banded: true }) +
    halftone(sheet, h * 0.3, h * 0.62, palette.accent, 0.25) +
    skyline(sheet, h * 0.62, h * 0.3, mix(palette.sky[1], palette.ink, 0.4), palette.glow) +
    skyline(sheet, h * 0.66, h * 0.16, mix(palette.sky[1], palette.ink, 0.7), palette.glow) +
    rect(0, h * 0.64, w, h, mix(palette.sky[1], nightly ? palette.accent : palette.light, nightly ? 0.28 : 0.5)) +
    road(
      sheet,
      w * 0.5,
      h * 0.65,
      190 * u,
      mix(palette.sky[1], nightly ? '#8088c8' : '#8d93b5', nightly ? 0.45 : 0.6),
      sand,
    ) +
    pennants(sheet, h * 0.08, h * 0.06, h * 0.08, [orange, palette.accent, sand, palette.second], palette.ink) +
    row(7, h * 0.76, 150 * u, 0.22) +
    row(6, h * 0.86, 245 * u, 0.13) +
    row(4, h * 1.0, 400 * u, 0.14)
  );
}
