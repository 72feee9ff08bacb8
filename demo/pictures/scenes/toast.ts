import { mix, orange, sand } from '../palette.ts';
import { confetti } from '../parts/decor.ts';
import { glass } from '../parts/glass.ts';
import { figure } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { circle, d, outline, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A toast among lamps and confetti, for anniversaries and company dinners. */
export function toast(sheet: Sheet) {
  const { w, h, u, palette, random, radial } = sheet;
  const x = w / 2;
  const bokeh = repeat(38, () =>
    circle(
      random.between(0, w),
      random.between(0, h * 0.8),
      random.between(20, 70) * u,
      random.pick([palette.glow, palette.accent, orange, sand]),
      `opacity="${random.between(0.12, 0.34).toFixed(2)}"`,
    ),
  );
  const chandelier = [-0.3, 0, 0.3]
    .map((t) => {
      const cx = x + t * w;
      return (
        rect(cx - 3 * u, 0, 6 * u, h * 0.12, sand) +
        repeat(9, (_, s) => {
          const angle = Math.PI * s;
          const bx = cx + Math.cos(angle) * 96 * u;
          const by = h * 0.12 + Math.sin(angle) * 46 * u;
          return (
            circle(
              bx,
              by,
              40 * u,
              radial([
                ['#ffe9b0', 0.8],
                ['#ffe9b0', 0],
              ]),
            ) + circle(bx, by, 11 * u, '#fff6dd')
          );
        })
      );
    })
    .join('');
  const people = repeat(9, (i, t) =>
    figure(
      w * t,
      h * 1.12,
      (420 + (i % 3) * 26) * u,
      i % 2 ? 'bow' : 'cheer',
      mix(palette.ink, palette.accent, 0.12 + (i % 3) * 0.06),
      { mirrored: t > 0.5 },
    ),
  );
  const spark = repeat(14, (i) => {
    const angle = (i / 14) * Math.PI * 2;
    return outline(
      d`M${x + Math.cos(angle) * 60 * u} ${h * 0.4 + Math.sin(angle) * 60 * u} L${x + Math.cos(angle) * (110 + (i % 2) * 46) * u} ${h * 0.4 + Math.sin(angle) * (110 + (i % 2) * 46) * u}`,
      '#fff3cf',
      9 * u,
    );
  });
  return (
    sky(sheet) +
    circle(
      x,
      h * 0.4,
      h * 0.7,
      radial([
        [palette.glow, 0.6],
        [palette.glow, 0],
      ]),
    ) +
    bokeh +
    chandelier +
    people +
    spark +
    glass(x - 245 * u, h * 0.88, 1.9 * u, 19, '#ffd25e') +
    glass(x + 245 * u, h * 0.88, 1.9 * u, -19, '#ffd25e') +
    confetti(sheet, 0, h * 0.95, 120, [orange, sand, palette.accent, palette.second])
  );
}
