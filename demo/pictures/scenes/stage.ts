import { hsl, mix, orange } from '../palette.ts';
import { beam, confetti } from '../parts/decor.ts';
import { crowd, figure } from '../parts/people.ts';
import type { PoseName } from '../parts/poses.ts';
import { rays } from '../parts/sky.ts';
import { circle, group, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** A concert seen from the crowd: screen, beams, band, raised hands. `motif` is what the screen shows. */
export function stage(sheet: Sheet, motif: string) {
  const { w, h, u, random, palette, radial } = sheet;
  const middle = w * random.between(0.42, 0.58);
  const floor = h * 0.62;
  const sideways = w * 0.3;
  const colours = [palette.accent, palette.second, orange, palette.light];

  const screen = group(
    rect(middle - sideways, h * 0.13, sideways * 2, floor - h * 0.13, mix(palette.sky[1], palette.accent, 0.25)) +
      onScreen(sheet, motif, middle, h * 0.4),
    `clip-path="${sheet.clip(rect(middle - sideways, h * 0.13, sideways * 2, floor - h * 0.13, '#000', `rx="${18 * u}"`))}"`,
  );
  const truss =
    rect(0, h * 0.07, w, 26 * u, palette.ink) +
    repeat(Math.round(w / (40 * u)), (i) =>
      polygon(
        [
          [i * 40 * u, h * 0.07 + 26 * u],
          [i * 40 * u + 20 * u, h * 0.07],
          [i * 40 * u + 40 * u, h * 0.07 + 26 * u],
        ],
        mix(palette.ink, palette.sky[2], 0.22),
      ),
    );
  const lamps = random.int(6, 9);
  const beams = repeat(lamps, (i, t) => {
    const x = w * (0.06 + t * 0.88);
    const colour = colours[i % colours.length] as string;
    return (
      beam(sheet, x, h * 0.1, (0.5 - t) * 58 + random.between(-20, 20), random.between(9, 16), h * 1.05, colour, 0.6) +
      circle(x, h * 0.105, 15 * u, '#fff6df')
    );
  });
  const poses: PoseName[] = ['play', 'sing', 'play', 'dance', 'cheer'];
  const players = random.int(3, 5);
  const band = repeat(players, (i, t) =>
    figure(
      middle + (t - 0.5) * sideways * 1.5,
      floor,
      (i === Math.floor(players / 2) ? 250 : 215) * u,
      i === Math.floor(players / 2) ? 'sing' : (poses[(i + random.int(0, 2)) % poses.length] as PoseName),
      palette.ink,
      { mirrored: t > 0.5 },
    ),
  );
  const speakers = [-1, 1]
    .map((side) =>
      repeat(4, (i) => {
        const x = middle + side * (sideways + 58 * u) - 46 * u;
        const y = h * 0.2 + i * 92 * u;
        return (
          rect(x, y, 92 * u, 86 * u, palette.ink, `rx="${8 * u}"`) +
          circle(x + 46 * u, y + 43 * u, 29 * u, mix(palette.ink, palette.sky[1], 0.5)) +
          circle(x + 46 * u, y + 43 * u, 12 * u, palette.ink)
        );
      }),
    )
    .join('');

  return (
    rect(0, 0, w, h, sheet.linear([['#0a1430'], [palette.sky[1]], [palette.sky[2]]])) +
    circle(
      middle,
      h * 0.45,
      h * 0.8,
      radial([
        [palette.accent, 0.55],
        [palette.accent, 0],
      ]),
    ) +
    screen +
    speakers +
    beams +
    truss +
    rect(0, floor, w, h, mix(palette.ink, palette.accent, 0.18)) +
    rect(middle - sideways * 1.25, floor - 6 * u, sideways * 2.5, 34 * u, palette.ink) +
    band +
    confetti(sheet, h * 0.08, h * 0.66, random.int(50, 110), [...colours, '#fff6df']) +
    crowd(
      sheet,
      h * 0.7,
      [mix(palette.ink, palette.accent, 0.42), mix(palette.ink, palette.accent, 0.2), palette.ink],
      palette.glow,
      0.42,
    )
  );
}

function onScreen(sheet: Sheet, motif: string, x: number, y: number) {
  const { w, h, u, random, palette } = sheet;
  switch (motif) {
    case 'sun':
      return (
        rays(sheet, x, y, 18, palette.glow, 0.5) +
        circle(x, y, 150 * u, palette.glow) +
        circle(x, y, 108 * u, orange) +
        circle(x, y, 62 * u, palette.light)
      );
    case 'waves':
      return repeat(
        9,
        (i) =>
          `<path d="M${x - w} ${(y - 230 * u + i * 62 * u).toFixed(0)} q${60 * u} ${-44 * u} ${120 * u} 0 ${`t${120 * u} 0 `.repeat(Math.ceil(w / (60 * u)))}" fill="none" stroke="${i % 2 ? palette.light : palette.second}" stroke-width="${(20 * u).toFixed(1)}"/>`,
      );
    case 'bolt':
      return (
        rays(sheet, x, y, 26, palette.ink, 0.28) +
        polygon(
          [
            [x - 20 * u, y - 260 * u],
            [x + 120 * u, y - 260 * u],
            [x + 40 * u, y - 70 * u],
            [x + 140 * u, y - 70 * u],
            [x - 90 * u, y + 240 * u],
            [x - 14 * u, y + 10 * u],
            [x - 120 * u, y + 10 * u],
          ],
          palette.glow,
        )
      );
    case 'diamonds':
      return repeat(60, (i) => {
        const cx = x - w * 0.3 + (i % 12) * w * 0.055;
        const cy = y - 220 * u + Math.floor(i / 12) * 110 * u;
        const r = 52 * u;
        return polygon(
          [
            [cx, cy - r],
            [cx + r * 0.7, cy],
            [cx, cy + r],
            [cx - r * 0.7, cy],
          ],
          random.pick([palette.second, orange, palette.light, palette.accent]),
        );
      });
    case 'faces':
      return repeat(7, (i) =>
        repeat(
          3,
          (j) =>
            circle(
              x + (i - 3) * 130 * u + (j % 2) * 65 * u,
              y + (j - 1) * 140 * u,
              56 * u,
              random.pick([orange, palette.second, palette.light]),
            ) + circle(x + (i - 3) * 130 * u + (j % 2) * 65 * u, y + (j - 1) * 140 * u + 10 * u, 22 * u, palette.ink),
        ),
      );
    default:
      return repeat(11, (i) =>
        circle(x, y, (h * 0.5 * (11 - i)) / 11, i % 2 ? hsl(random.int(0, 40), 85, 60) : palette.sky[0]),
      );
  }
}
