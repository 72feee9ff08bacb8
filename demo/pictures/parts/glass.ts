import { d, ellipse, path, placed, stroke } from '../shapes.ts';

/** A stemmed glass with wine, 260 units tall, its foot on y. */
export function glass(x: number, y: number, scale: number, turn: number, wine: string) {
  return placed(
    path('M-62 -258 Q-70 -120 0 -112 Q70 -120 62 -258 Z', '#ffffff', 'opacity="0.32"') +
      path('M-64 -206 Q-60 -122 0 -116 Q60 -122 64 -206 Z', wine) +
      stroke(
        [
          [0, -112],
          [0, -8],
        ],
        '#fff7e6',
        9,
        'opacity="0.85"',
      ) +
      ellipse(0, -4, 50, 10, '#fff7e6', 'opacity="0.85"') +
      path(
        d`M-44 -244 Q-48 -170 -30 -150`,
        'none',
        'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="0.7"',
      ),
    x,
    y,
    scale,
    turn,
  );
}
