import { mix, night, orange, sand } from '../palette.ts';
import { circle, ellipse, path, placed, polygon, rect } from '../shapes.ts';

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
