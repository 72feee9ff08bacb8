import { mix, orange, sand } from '../palette.ts';
import { bulbs, confetti, flower, leaf } from '../parts/decor.ts';
import { figure } from '../parts/people.ts';
import { disc, rays, sky, stars } from '../parts/sky.ts';
import { d, ellipse, outline, path, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A wedding under an arch of flowers and strings of lights. */
export function wedding(sheet: Sheet) {
  const { w, h, u, palette, random } = sheet;
  const x = w / 2;
  const petals = [sand, '#ffb9a3', palette.accent, '#ffffff', orange];
  const blooms = repeat(46, (_, t) => {
    const angle = Math.PI * (1.06 - t * 1.12);
    const r = (330 + random.between(-26, 26)) * u;
    const fx = x + Math.cos(angle) * r;
    const fy = h * 0.62 - Math.sin(angle) * r * 1.25;
    return (
      leaf(fx, fy, 70 * u, random.int(0, 360), '#4f7f5a') +
      flower(fx, fy, random.between(24, 44) * u, random.pick(petals), '#ffd271', random.int(5, 7))
    );
  });
  const guests = repeat(10, (i, t) =>
    t > 0.36 && t < 0.64
      ? ''
      : figure(
          w * t,
          h * 0.97,
          (235 + (i % 3) * 20) * u,
          i % 2 ? 'cheer' : 'stand',
          mix(palette.ink, palette.accent, 0.16),
          i % 3 ? {} : { skirt: mix(palette.accent, palette.ink, 0.4) },
        ),
  );
  const bride =
    figure(x + 66 * u, h * 0.93, 350 * u, 'stand', mix(palette.ink, palette.accent, 0.1), { mirrored: true }) +
    path(
      d`M${x + 40 * u} ${h * 0.93 - 290 * u} q${28 * u} ${-24 * u} ${54 * u} 0 l${16 * u} ${120 * u} q${80 * u} ${110 * u} ${104 * u} ${176 * u} H${x - 10 * u} q${34 * u} ${-90 * u} ${46 * u} ${-176 * u} Z`,
      '#fffaf0',
    ) +
    path(
      d`M${x + 52 * u} ${h * 0.93 - 345 * u} q${56 * u} ${-8 * u} ${64 * u} ${50 * u} q${20 * u} ${130 * u} ${70 * u} ${210 * u} q${-90 * u} ${-30 * u} ${-104 * u} ${-200 * u} Z`,
      '#ffffff',
      'opacity="0.6"',
    );
  return (
    sky(sheet) +
    stars(sheet, 60, h * 0.4) +
    rays(sheet, x, h * 0.62, 22, palette.light, 0.1) +
    disc(sheet, x, h * 0.55, 250 * u) +
    rect(0, h * 0.84, w, h * 0.16, mix('#4f7f5a', palette.ink, 0.45)) +
    ellipse(x, h * 0.94, 330 * u, 40 * u, mix('#4f7f5a', sand, 0.35)) +
    outline(
      d`M${x - 330 * u} ${h * 0.92} V${h * 0.62} A${330 * u} ${412 * u} 0 0 1 ${x + 330 * u} ${h * 0.62} V${h * 0.92}`,
      '#6b4a35',
      16 * u,
    ) +
    blooms +
    bulbs(sheet, h * 0.06, h * 0.16, h * 0.1, 14) +
    bulbs(sheet, h * 0.24, h * 0.08, h * 0.07, 13) +
    guests +
    figure(x - 56 * u, h * 0.93, 372 * u, 'stand', palette.ink) +
    bride +
    confetti(sheet, h * 0.1, h * 0.8, 50, petals)
  );
}
