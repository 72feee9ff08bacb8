import { mix, orange, sand } from '../palette.ts';
import { houses } from '../parts/city.ts';
import { bulbs, confetti, flower, leaf, papelPicado } from '../parts/decor.ts';
import { figure } from '../parts/people.ts';
import { disc, rays, sky, stars } from '../parts/sky.ts';
import { glass } from '../parts/things.ts';
import { circle, d, ellipse, outline, path, rect, repeat } from '../shapes.ts';
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
    glass(x - 118 * u, h * 0.86, 1.9 * u, 14, '#ffd25e') +
    glass(x + 118 * u, h * 0.86, 1.9 * u, -14, '#ffd25e') +
    confetti(sheet, 0, h * 0.95, 120, [orange, sand, palette.accent, palette.second])
  );
}
