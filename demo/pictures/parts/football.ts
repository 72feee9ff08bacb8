import { night } from '../palette.ts';
import { circle, group, path, placed, polygon, repeat, stroke } from '../shapes.ts';
import type { Point } from '../sheet.ts';

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
    '<clipPath id="ball"><circle r="100"/></clipPath>' +
    circle(0, 0, 100, '#fffaf0') +
    group(seams + patches + polygon(pentagon(34), night), 'clip-path="url(#ball)"') +
    path('M-70 -71 A100 100 0 1 0 71 70 A112 112 0 0 1 -70 -71 Z', night, 'opacity="0.16"');
  return placed(ball, x, y, r / 100, turn);
}
