import { mix, night, orange, sand } from '../palette.ts';
import { circle, d, ellipse, group, outline, path, placed, polygon, rect, repeat, stroke } from '../shapes.ts';
import type { Point } from '../sheet.ts';

/** Our van from the side, `long` units long, its wheels on y; x is its middle. */
export function van(x: number, y: number, long: number, body = sand, mirrored = false) {
  const shade = mix(body, night, 0.22);
  const drawing =
    ellipse(0, 2, 210, 14, '#000', 'opacity="0.28"') +
    path('M-196 -18 V-128 Q-196 -166 -158 -166 H84 Q112 -166 130 -140 L166 -92 Q198 -86 200 -56 V-18 Z', body) +
    path('M-196 -62 H200 V-18 H-196 Z', shade) +
    rect(-196, -74, 396, 20, orange) +
    [-168, -92, -16]
      .map(
        (wx) =>
          rect(wx, -146, 64, 52, '#24386b', 'rx="8"') +
          polygon(
            [
              [wx + 8, -100],
              [wx + 34, -140],
              [wx + 50, -140],
              [wx + 24, -100],
            ],
            '#7fa3d8',
            'opacity="0.45"',
          ),
      )
      .join('') +
    path('M62 -146 H84 Q98 -146 108 -130 L132 -94 H62 Z', '#24386b') +
    rect(184, -58, 18, 18, '#ffe39b', 'rx="4"') +
    rect(-200, -56, 10, 20, '#e5484d', 'rx="3"') +
    [-116, 118].map((wx) => circle(wx, -20, 34, night) + circle(wx, -20, 15, '#cfd6e6')).join('');
  return placed(drawing, x, y, long / 400, 0, mirrored);
}

export function football(x: number, y: number, r: number, turn = 0) {
  const corner = (radius: number, i: number, offset = 0): Point => {
    const angle = ((i + offset) / 5) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  const pentagon = (radius: number) => [0, 1, 2, 3, 4].map((i) => corner(radius, i));
  const patches = repeat(5, (i) => {
    const [cx, cy] = corner(88, i);
    return group(
      polygon(pentagon(30), night, `transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${i * 72 + 180})"`),
      '',
    );
  });
  const seams = repeat(
    5,
    (i) =>
      stroke([corner(32, i), corner(62, i)], night, 4) +
      stroke([corner(62, i), corner(70, i, 0.5)], night, 4) +
      stroke([corner(62, i), corner(70, i, -0.5)], night, 4) +
      stroke([corner(70, i, 0.5), corner(100, i, 0.5)], night, 4),
  );
  const ball =
    circle(0, 0, 100, '#fffaf0') +
    group(seams + patches + polygon(pentagon(34), night), 'clip-path="url(#ball)"') +
    path('M-70 -71 A100 100 0 1 0 71 70 A112 112 0 0 1 -70 -71 Z', night, 'opacity="0.16"');
  return placed(ball, x, y, r / 100, turn);
}

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
