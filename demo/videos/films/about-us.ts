import { mix, orange, sand } from '../../pictures/palette.ts';
import { beam, confetti } from '../../pictures/parts/decor.ts';
import { crowd, figure } from '../../pictures/parts/people.ts';
import { sky, stars } from '../../pictures/parts/sky.ts';
import { group, rect, repeat } from '../../pictures/shapes.ts';
import { between, type Film } from '../film.ts';
import { asphalt, city, drivingVan, neighbourhood } from '../street.ts';

/** From the door to the concert and back to the door. */
export const aboutUs: Film = {
  name: 'about-us',
  poster: 4.9,
  shots: [
    {
      seconds: 3.2,
      hue: 18,
      mood: 'dusk',
      draw: (stage, s) => {
        const { w, h } = stage;
        const x = -220 + between(s, 0, 1.7) * (w * 0.42 + 220);
        const boards = between(s, 1.7, 2.6);
        return (
          neighbourhood(stage) +
          asphalt(stage, 0) +
          group(
            figure(
              w * 0.72 - boards * 190,
              h * 0.83,
              104,
              boards > 0 && boards < 1 ? 'run' : 'sing',
              stage.palette.ink,
              { mirrored: true },
            ),
            `opacity="${(1 - between(s, 2.35, 2.6)).toFixed(2)}"`,
          ) +
          drivingVan(stage, x, x)
        );
      },
    },
    {
      seconds: 3,
      hue: 226,
      mood: 'night',
      draw: (stage, s) => {
        const moved = s * 330;
        return city(stage, moved) + drivingVan(stage, stage.w * (0.36 + 0.1 * between(s, 0, 3)), moved, 340);
      },
    },
    {
      seconds: 3.2,
      hue: 330,
      mood: 'night',
      draw: (stage, s) => {
        const { w, h, palette } = stage;
        const colours = [orange, palette.accent, palette.second, sand];
        const fall = (s * 70) % h;
        return (
          sky(stage) +
          stars(stage, 40, h * 0.4) +
          rect(w * 0.14, h * 0.3, w * 0.72, h * 0.36, mix(palette.accent, palette.ink, 0.55)) +
          repeat(7, (i) =>
            rect(
              w * 0.16 + i * w * 0.1,
              h * 0.34,
              w * 0.07,
              h * 0.26,
              mix(palette.second, palette.accent, (i + Math.floor(s * 3)) % 3 === 0 ? 1 : 0.3),
              'opacity="0.8"',
            ),
          ) +
          rect(w * 0.1, h * 0.24, w * 0.8, 18, palette.ink) +
          repeat(6, (i) =>
            beam(
              stage,
              w * (0.15 + i * 0.14),
              h * 0.26,
              Math.sin(s * 1.6 + i) * 30,
              12,
              h * 0.8,
              colours[i % 4] ?? sand,
              0.4,
            ),
          ) +
          figure(w * 0.5, h * 0.66, 150, 'sing', palette.ink) +
          figure(w * 0.34, h * 0.66, 132, 'play', palette.ink) +
          figure(w * 0.66, h * 0.66, 132, 'play', palette.ink, { mirrored: true }) +
          rect(0, h * 0.66, w, h * 0.06, mix(palette.ink, palette.accent, 0.15)) +
          group(
            crowd(
              stage,
              h * 0.74 + Math.sin(s * 7) * 3,
              [mix(palette.ink, palette.accent, 0.35), palette.ink],
              palette.glow,
              0.45,
            ),
            '',
          ) +
          group(confetti(stage, -h, h * 0.75, 70, colours), `transform="translate(0 ${fall.toFixed(1)})"`)
        );
      },
    },
    {
      seconds: 3,
      hue: 232,
      mood: 'night',
      draw: (stage, s) => {
        const { w, h } = stage;
        const gone = between(s, 1.4, 3) * 620;
        return (
          neighbourhood(stage) +
          asphalt(stage, 0) +
          figure(w * 0.62 + between(s, 0.3, 1.4) * 90, h * 0.83, 104, s < 1.4 ? 'run' : 'cheer', '#ffb469') +
          drivingVan(stage, w * 0.4 + gone, gone)
        );
      },
    },
  ],
};
