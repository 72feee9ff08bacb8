import { mix, orange, sand } from '../../pictures/palette.ts';
import { bulbs, confetti } from '../../pictures/parts/decor.ts';
import { hills, tree } from '../../pictures/parts/land.ts';
import { figure } from '../../pictures/parts/people.ts';
import { clouds, disc, sky, stars } from '../../pictures/parts/sky.ts';
import { wedding as ceremony } from '../../pictures/scenes/wedding.ts';
import { group, rect, repeat } from '../../pictures/shapes.ts';
import type { Sheet } from '../../pictures/sheet.ts';
import { between, type Film, passing } from '../film.ts';
import { asphalt, drivingVan } from '../street.ts';

const country = (stage: Sheet, shift: number) => {
  const { w, h, palette } = stage;
  const green = mix('#5c7f4a', palette.ink, palette.mood === 'night' ? 0.55 : 0.1);
  return (
    sky(stage) +
    (palette.mood === 'night' ? stars(stage, 120, h * 0.55) : clouds(stage, h * 0.18, 4, '#fffaf0', 0.6)) +
    disc(stage, w * 0.7, h * 0.3, palette.mood === 'night' ? 36 : 64) +
    passing(stage, 1.4, shift * 0.15, (wide) => hills(wide, h * 0.72, h * 0.2, mix(green, palette.sky[1], 0.4))) +
    passing(stage, 2, shift * 0.45, (wide) => hills(wide, h * 0.82, h * 0.16, green)) +
    passing(stage, 3, shift * 0.8, (wide) =>
      repeat(14, (i) => tree(wide, i * 210 + 60, h * 0.81, 110 + (i % 3) * 22, mix(green, '#22402c', 0.3), '#4a382c')),
    ) +
    asphalt(stage, shift)
  );
};

/** The guests ride together to the party, dance, and ride home. */
export const wedding: Film = {
  name: 'wedding',
  poster: 5,
  shots: [
    {
      seconds: 3.2,
      hue: 28,
      mood: 'dusk',
      draw: (stage, s) =>
        country(stage, s * 300) + drivingVan(stage, stage.w * (0.3 + 0.14 * between(s, 0, 3.2)), s * 300, 330),
    },
    {
      seconds: 3,
      hue: 12,
      mood: 'dusk',
      draw: (stage, s) => {
        const petals = [sand, '#ffb9a3', orange, '#ffffff'];
        return (
          ceremony(stage) +
          group(
            confetti(stage, -stage.h * 0.6, stage.h * 0.7, 60, petals),
            `transform="translate(0 ${(s * 80).toFixed(1)})"`,
          )
        );
      },
    },
    {
      seconds: 3,
      hue: 268,
      mood: 'night',
      draw: (stage, s) => {
        const { w, h, palette } = stage;
        const beat = Math.floor(s * 3);
        const dancers = ['dance', 'turn', 'cheer'] as const;
        return (
          sky(stage) +
          stars(stage, 90, h * 0.5) +
          bulbs(stage, h * 0.1, h * 0.16, h * 0.09, 13) +
          bulbs(stage, h * 0.24, h * 0.12, h * 0.07, 12) +
          rect(0, h * 0.8, w, h * 0.2, mix(palette.ink, palette.accent, 0.25)) +
          repeat(9, (i, t) =>
            figure(
              w * (0.08 + t * 0.84),
              h * (0.93 + (i % 2) * 0.035) + ((i + beat) % 2) * -5,
              190 + (i % 3) * 14,
              dancers[(i + beat) % 3] ?? 'dance',
              mix(palette.accent, i % 2 ? '#ffb469' : sand, 0.15 + 0.2 * (i % 3)),
              i === 4 ? { skirt: '#fffaf0' } : i % 2 ? { skirt: mix(palette.accent, palette.ink, 0.35) } : {},
            ),
          )
        );
      },
    },
    {
      seconds: 2.8,
      hue: 232,
      mood: 'night',
      draw: (stage, s) =>
        country(stage, s * 280) + drivingVan(stage, stage.w * (0.4 + 0.12 * between(s, 0, 2.8)), s * 280, 330),
    },
  ],
};
