import { mix, orange, sand } from '../palette.ts';
import { circle, ellipse, group, outline, path, placed, polygon, rect, repeat, stroke } from '../shapes.ts';

/** A guitar standing upright, 400 units tall around its middle. */
export function guitar(x: number, y: number, scale: number, turn: number, body: string, dark: string) {
  return placed(
    path('M-8 -10 C-70 -20 -78 40 -52 70 C-110 90 -108 200 0 202 C108 200 110 90 52 70 C78 40 70 -20 8 -10 Z', body) +
      path('M8 -10 C70 -20 78 40 52 70 C110 90 108 200 0 202 Z', dark, 'opacity="0.22"') +
      circle(0, 96, 30, dark) +
      circle(0, 96, 37, 'none', `stroke="${dark}" stroke-width="4"`) +
      rect(-12, -180, 24, 250, mix(dark, body, 0.2)) +
      rect(-20, -226, 40, 56, dark, 'rx="8"') +
      repeat(3, (i) => circle(-26, -216 + i * 17, 6, body) + circle(26, -216 + i * 17, 6, body)) +
      rect(-34, 146, 68, 12, dark, 'rx="4"') +
      repeat(4, (_, t) =>
        stroke(
          [
            [-8 + t * 16, -176],
            [-8 + t * 16, 150],
          ],
          sand,
          1.6,
        ),
      ),
    x,
    y,
    scale,
    turn,
  );
}

/** A trumpet pointing right, 380 units long. */
export function trumpet(x: number, y: number, scale: number, turn: number, metal: string, dark: string) {
  return placed(
    path('M110 -16 Q160 -20 196 -74 L206 -74 V74 L196 74 Q160 20 110 16 Z', metal) +
      ellipse(204, 0, 16, 74, dark) +
      rect(-180, -9, 300, 18, metal, 'rx="6"') +
      path(
        'M-40 0 H90 Q112 0 112 30 T90 60 H-40 Q-62 60 -62 30 T-40 0 Z',
        'none',
        `stroke="${metal}" stroke-width="15"`,
      ) +
      repeat(
        3,
        (i) => rect(-14 + i * 34, -46, 22, 110, metal, 'rx="8"') + rect(-10 + i * 34, -64, 14, 20, dark, 'rx="5"'),
      ) +
      path('M-180 -16 L-200 -22 V22 L-180 16 Z', metal),
    x,
    y,
    scale,
    turn,
  );
}

/** An accordion, 320 units wide, its bellows open. */
export function accordion(x: number, y: number, scale: number, turn: number, body: string, dark: string) {
  const folds = repeat(9, (i) =>
    polygon(
      [
        [-78 + i * 18, -86 + (i % 2) * 12],
        [-60 + i * 18, -86 + ((i + 1) % 2) * 12],
        [-60 + i * 18, 86 - ((i + 1) % 2) * 12],
        [-78 + i * 18, 86 - (i % 2) * 12],
      ],
      i % 2 ? dark : mix(dark, body, 0.55),
    ),
  );
  const keys = repeat(8, (i) => rect(-156, -88 + i * 22, 34, 19, sand, 'rx="3"'));
  const buttons = repeat(15, (i) => circle(112 + (i % 3) * 15, -64 + Math.floor(i / 3) * 32, 5, sand));
  return placed(
    folds + rect(-160, -100, 84, 200, body, 'rx="14"') + keys + rect(86, -100, 74, 200, body, 'rx="14"') + buttons,
    x,
    y,
    scale,
    turn,
  );
}

/** A conga drum, 260 units tall. */
export function conga(x: number, y: number, scale: number, body: string, band: string) {
  return placed(
    path('M-62 -120 Q-92 0 -44 130 H44 Q92 0 62 -120 Z', body) +
      path('M10 -120 Q60 0 16 130 H44 Q92 0 62 -120 Z', '#000', 'opacity="0.16"') +
      ellipse(0, -120, 64, 20, sand) +
      outline('M-66 -96 Q0 -70 66 -96', band, 10) +
      outline('M-76 10 Q0 36 76 10', band, 8),
    x,
    y,
    scale,
  );
}

export function microphone(x: number, y: number, scale: number, turn: number, metal: string, dark: string) {
  const mesh =
    repeat(7, (_, t) =>
      stroke(
        [
          [-46, -150 + t * 100],
          [46, -150 + t * 100],
        ],
        dark,
        3,
      ),
    ) +
    repeat(5, (_, t) =>
      stroke(
        [
          [-40 + t * 80, -160],
          [-40 + t * 80, -44],
        ],
        dark,
        3,
      ),
    );
  return placed(
    rect(-52, -166, 104, 130, metal, 'rx="52"') +
      group(mesh, 'opacity="0.55"') +
      rect(-58, -92, 116, 18, orange, 'rx="6"') +
      path('M-40 -36 H40 L22 180 H-22 Z', dark) +
      rect(-6, 180, 12, 400, dark),
    x,
    y,
    scale,
    turn,
  );
}
