import type { Point } from '../sheet.ts';

/** Joints of a figure one unit tall standing on the origin; elbows and knees make it move. */
interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  arms: [Point, Point][];
  legs: [Point, Point][];
}

const at = (x: number, y: number): Point => [x, -y];

const pose = (lean: number, arms: [Point, Point][], legs: [Point, Point][]): Pose => ({
  head: at(lean * 1.25, 0.92),
  neck: at(lean, 0.8),
  hip: at(0, 0.48),
  arms,
  legs,
});

const standing: [Point, Point][] = [
  [at(-0.05, 0.24), at(-0.07, 0)],
  [at(0.05, 0.24), at(0.07, 0)],
];

export const poses = {
  sing: pose(
    0.02,
    [
      [at(0.12, 0.66), at(0.09, 0.84)],
      [at(-0.16, 0.66), at(-0.26, 0.86)],
    ],
    standing,
  ),
  play: pose(
    -0.03,
    [
      [at(0.1, 0.6), at(0.2, 0.56)],
      [at(-0.14, 0.62), at(0, 0.5)],
    ],
    [
      [at(-0.08, 0.24), at(-0.13, 0)],
      [at(0.08, 0.24), at(0.12, 0)],
    ],
  ),
  cheer: pose(
    0,
    [
      [at(0.16, 0.86), at(0.2, 1.06)],
      [at(-0.16, 0.86), at(-0.2, 1.06)],
    ],
    [
      [at(-0.08, 0.24), at(-0.1, 0)],
      [at(0.08, 0.24), at(0.1, 0)],
    ],
  ),
  dance: pose(
    0.05,
    [
      [at(0.2, 0.74), at(0.25, 0.96)],
      [at(-0.15, 0.66), at(-0.22, 0.52)],
    ],
    [
      [at(-0.1, 0.27), at(-0.02, 0)],
      [at(0.15, 0.3), at(0.24, 0.1)],
    ],
  ),
  turn: pose(
    -0.05,
    [
      [at(-0.14, 0.9), at(-0.04, 1.06)],
      [at(0.16, 0.68), at(0.26, 0.62)],
    ],
    [
      [at(-0.03, 0.25), at(-0.06, 0)],
      [at(0.12, 0.26), at(0.05, 0.06)],
    ],
  ),
  run: pose(
    0.1,
    [
      [at(0.2, 0.64), at(0.27, 0.76)],
      [at(-0.08, 0.62), at(-0.16, 0.5)],
    ],
    [
      [at(0.17, 0.36), at(0.13, 0.1)],
      [at(-0.08, 0.24), at(-0.28, 0.2)],
    ],
  ),
  kick: pose(
    -0.1,
    [
      [at(0.05, 0.7), at(0.2, 0.76)],
      [at(-0.24, 0.66), at(-0.36, 0.56)],
    ],
    [
      [at(-0.04, 0.24), at(-0.1, 0)],
      [at(0.16, 0.36), at(0.34, 0.24)],
    ],
  ),
  spike: pose(
    0.06,
    [
      [at(0.13, 0.98), at(0.24, 1.18)],
      [at(-0.14, 0.84), at(-0.26, 0.92)],
    ],
    [
      [at(-0.1, 0.3), at(-0.24, 0.16)],
      [at(0.02, 0.26), at(-0.12, 0.08)],
    ],
  ),
  stand: pose(
    0,
    [
      [at(0.12, 0.63), at(0.13, 0.46)],
      [at(-0.12, 0.63), at(-0.13, 0.46)],
    ],
    standing,
  ),
  bow: pose(
    0.03,
    [
      [at(0.14, 0.64), at(0.22, 0.72)],
      [at(-0.14, 0.72), at(-0.04, 0.76)],
    ],
    standing,
  ),
};

export type PoseName = keyof typeof poses;
