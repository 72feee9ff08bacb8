import { mix, orange } from '../palette.ts';
import { beam, confetti } from '../parts/decor.ts';
import { football } from '../parts/football.ts';
import { mountains } from '../parts/land.ts';
import { figure } from '../parts/people.ts';
import { sky, stars } from '../parts/sky.ts';
import { circle, d, ellipse, outline, path, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A football ground under floodlights. `moment` is what happens in front: a kick, a trophy, or the ball alone. */
export function stadium(sheet: Sheet, moment: string) {
  const { w, h, u, random, palette } = sheet;
  const rim = h * 0.3;
  const pitch = h * 0.56;
  const fans = [palette.accent, palette.light, orange, mix(palette.accent, palette.ink, 0.45), palette.second];
  const grass = ['#2f9e63', '#278a55'].map((green) => mix(green, palette.sky[1], 0.18));

  const bowl = path(d`M0 ${rim + 70 * u} Q${w / 2} ${rim - 60 * u} ${w} ${rim + 70 * u} V${h} H0 Z`, palette.ink);
  const rows = repeat(11, (row, t) =>
    repeat(Math.round(w / (19 * u)), (_, s) => {
      const x = s * w;
      const arc = 65 * u * 4 * s * (1 - s);
      const y = rim + 100 * u - arc * (1 - t) + row * (16 + 4 * (1 - 4 * s * (1 - s)) + 4 * s * (1 - s) * 6) * u;
      return circle(
        x + (row % 2) * 9 * u,
        y,
        7.4 * u,
        s < 0.5 === random.chance(0.82) ? (fans[0] as string) : random.pick(fans),
        random.chance(0.18) ? 'opacity="0.55"' : '',
      );
    }),
  );
  const roof = outline(
    d`M0 ${rim + 62 * u} Q${w / 2} ${rim - 70 * u} ${w} ${rim + 62 * u}`,
    mix(palette.ink, palette.light, 0.75),
    14 * u,
  );
  const stripes = repeat(12, (i) =>
    polygon(
      [
        [w * (0.28 + i * 0.0367), pitch],
        [w * (0.28 + (i + 1) * 0.0367), pitch],
        [w * (-0.7 + (i + 1) * 0.2), h],
        [w * (-0.7 + i * 0.2), h],
      ],
      grass[i % 2] as string,
    ),
  );
  const lines =
    outline(d`M${w * 0.2} ${pitch + 40 * u} H${w * 0.8}`, '#fdf6e4', 5 * u) +
    ellipse(w / 2, pitch + 170 * u, 330 * u, 84 * u, 'none', `stroke="#fdf6e4" stroke-width="${(6 * u).toFixed(1)}"`) +
    outline(d`M0 ${pitch + 170 * u} H${w}`, '#fdf6e4', 6 * u);
  const masts = [0.08, 0.92]
    .map((t) => {
      const x = w * t;
      const panel = repeat(12, (i) =>
        circle(x - 54 * u + (i % 4) * 36 * u, h * 0.075 + Math.floor(i / 4) * 34 * u, 13 * u, '#fff8e2'),
      );
      return (
        rect(x - 8 * u, h * 0.1, 16 * u, h * 0.4, palette.ink) +
        beam(sheet, x, h * 0.11, t < 0.5 ? 44 : -44, 46, h * 1.1, '#fff3cf', 0.5) +
        rect(x - 76 * u, h * 0.05, 152 * u, 110 * u, palette.ink, `rx="${10 * u}"`) +
        panel
      );
    })
    .join('');

  const front = {
    kick: () =>
      figure(w * 0.33, h * 0.95, 520 * u, 'kick', palette.ink) +
      streak(w * 0.62, h * 0.72) +
      football(w * 0.66, h * 0.7, 92 * u, 24),
    trophy: () => trophy(sheet, w / 2, h * 0.97, 560 * u) + confetti(sheet, h * 0.05, h * 0.9, 130, fans),
    ball: () =>
      ellipse(w * 0.52, h * 0.93, 190 * u, 26 * u, '#0a132b', 'opacity="0.4"') +
      football(w * 0.52, h * 0.74, 195 * u, 12),
    duel: () =>
      figure(w * 0.36, h * 0.96, 500 * u, 'run', palette.ink) +
      figure(w * 0.68, h * 0.95, 480 * u, 'run', mix(palette.accent, palette.ink, 0.35), { mirrored: true }) +
      football(w * 0.52, h * 0.88, 66 * u, 40),
  }[moment];

  function streak(x: number, y: number) {
    return repeat(4, (i) =>
      outline(
        d`M${x - 60 * u} ${y + (i - 1) * 34 * u} q${-130 * u} ${20 * u} ${-(190 + i * 26) * u} ${86 * u}`,
        palette.light,
        (15 - i * 3) * u,
        'opacity="0.65"',
      ),
    );
  }
  return (
    sky(sheet) +
    (palette.mood === 'night' ? stars(sheet, 70, rim) : '') +
    (random.chance(0.6)
      ? mountains(sheet, h * 0.44, h * 0.36, mix(palette.sky[1], palette.ink, 0.55), { snow: palette.mood !== 'night' })
      : '') +
    bowl +
    rows +
    roof +
    rect(0, pitch - 14 * u, w, 20 * u, orange) +
    rect(0, pitch, w, h - pitch, grass[0] as string) +
    stripes +
    lines +
    masts +
    (front?.() ?? '')
  );
}

function trophy({ u, palette }: Sheet, x: number, y: number, tall: number) {
  const s = tall / 400;
  const gold = '#ffc247';
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${s.toFixed(3)})">
${path('M-110 -390 H110 Q116 -230 30 -190 L24 -110 H-24 L-30 -190 Q-116 -230 -110 -390 Z', gold)}${path('M30 -390 H110 Q116 -230 30 -190 Z', '#d98e1b', 'opacity="0.7"')}
${outline('M-112 -360 Q-200 -350 -180 -270 Q-160 -215 -72 -226 M112 -360 Q200 -350 180 -270 Q160 -215 72 -226', gold, 20)}
${ellipse(0, -390, 112, 20, '#fff0bd')}${rect(-70, -112, 140, 34, '#d98e1b', 'rx="8"')}${rect(-96, -80, 192, 84, palette.ink, 'rx="10"')}${rect(-60, -56, 120, 28, gold, 'rx="5"')}
</g>${circle(x, y, 2 * u, gold)}`;
}
