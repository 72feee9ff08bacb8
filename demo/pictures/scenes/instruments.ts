import { mix, orange, sand } from '../palette.ts';
import { confetti, halftone, leaf } from '../parts/decor.ts';
import { accordion, conga, guitar, microphone, trumpet } from '../parts/instruments.ts';
import { figure } from '../parts/people.ts';
import { disc, rays, sky } from '../parts/sky.ts';
import { circle, d, ellipse, outline, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Large instruments around a sun, dancers below: a gig poster. `style` picks the line-up. */
export function instruments(sheet: Sheet, style: string) {
  const { w, h, u, palette, random } = sheet;
  const x = w / 2;
  const dark = mix(palette.ink, '#3a1420', 0.4);
  const leaves = repeat(18, (i) => {
    const left = i % 2 === 0;
    const fill = mix(palette.second, palette.ink, random.between(0.25, 0.6));
    return leaf(
      left ? -20 * u : w + 20 * u,
      h * random.between(0.1, 1),
      random.between(190, 330) * u,
      left ? random.between(-60, 40) : random.between(140, 240),
      fill,
    );
  });
  const ground = ellipse(x, h * 1.12, w * 0.72, h * 0.36, mix(palette.sky[1], palette.accent, 0.35));
  const lineUp = {
    cumbia: () =>
      accordion(x, h * 0.36, 1.5 * u, -8, '#d8402f', dark) +
      trumpet(x + w * 0.27, h * 0.3, 1.1 * u, -24, '#ffc247', '#a86b12') +
      guitar(x - w * 0.27, h * 0.4, 1.15 * u, -24, orange, dark) +
      conga(x + w * 0.3, h * 0.66, 0.9 * u, '#2aa39a', '#ffc247') +
      conga(x + w * 0.38, h * 0.68, 0.8 * u, palette.accent, '#ffc247'),
    salsa: () =>
      trumpet(x + w * 0.12, h * 0.25, 1.5 * u, -18, '#ffc247', '#a86b12') +
      trumpet(x + w * 0.16, h * 0.43, 1.2 * u, -4, '#ffd67a', '#a86b12') +
      conga(x - w * 0.26, h * 0.5, 1.5 * u, '#d8402f', '#ffc247') +
      conga(x - w * 0.14, h * 0.54, 1.3 * u, palette.accent, '#ffc247'),
    bolero: () =>
      guitar(x - w * 0.16, h * 0.38, 1.6 * u, -16, '#c9743a', dark) +
      guitar(x + w * 0.16, h * 0.38, 1.6 * u, 16, '#e0a252', dark) +
      microphone(x, h * 0.4, 1.1 * u, 0, '#e8edf5', dark),
    rock: () =>
      guitar(x - w * 0.05, h * 0.42, 1.85 * u, 34, palette.accent, dark) +
      guitar(x + w * 0.05, h * 0.42, 1.85 * u, -34, '#e8edf5', dark),
    voices: () =>
      microphone(x, h * 0.42, 1.7 * u, 14, '#e8edf5', dark) +
      repeat(7, (i) =>
        outline(
          d`M${x - 150 * u - i * 56 * u} ${h * 0.14 + i * 4 * u} q${-80 * u} ${140 * u} 0 ${270 * u} M${x + 190 * u + i * 56 * u} ${h * 0.14 + i * 4 * u} q${80 * u} ${140 * u} 0 ${270 * u}`,
          i % 2 ? palette.light : palette.accent,
          (22 - i * 2) * u,
          `opacity="${(1 - i * 0.11).toFixed(2)}"`,
        ),
      ),
  }[style];
  const couples =
    style === 'rock' || style === 'voices'
      ? repeat(9, (i, t) =>
          figure(
            w * (0.06 + t * 0.88),
            h * (0.99 - 0.09 * Math.sin(t * Math.PI)),
            (190 + (i % 3) * 18) * u,
            i % 2 ? 'cheer' : 'dance',
            palette.ink,
            { mirrored: i % 3 === 0 },
          ),
        )
      : repeat(4, (i, t) => {
          const cx = w * (0.16 + t * 0.68);
          const y = h * (0.97 - 0.07 * Math.sin(t * Math.PI));
          return (
            figure(cx - 60 * u, y, 265 * u, 'dance', palette.ink) +
            figure(cx + 66 * u, y, 250 * u, 'turn', mix(palette.ink, palette.accent, 0.25), {
              skirt: [orange, palette.accent, '#2aa39a', palette.light][i] as string,
              mirrored: true,
            })
          );
        });
  return (
    sky(sheet) +
    rays(sheet, x, h * 0.42, 28, palette.accent, 0.3, random.next()) +
    halftone(sheet, h * 0.52, h * 0.9, palette.ink, 0.4) +
    disc(sheet, x, h * 0.42, 300 * u, { fill: sheet.linear([[palette.glow], [orange]]) }) +
    circle(x, h * 0.42, 330 * u, 'none', `stroke="${sand}" stroke-width="${(7 * u).toFixed(1)}"`) +
    leaves +
    (lineUp?.() ?? '') +
    ground +
    couples +
    confetti(sheet, 0, h * 0.6, 60, [orange, palette.accent, palette.light, '#2aa39a']) +
    rect(0, h - 8 * u, w, 8 * u, orange)
  );
}
