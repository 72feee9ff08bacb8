import { qrCode } from '@idavuelta/api/pdf/qr-code.ts';
import { randomFrom } from './random.ts';
import type { Scene } from './scene.ts';

/** Quiet zone in modules, as the standard requires. */
const margin = 4;
const white = 235;
const black = 22;
const background = 120;

/** The surface behind a code: its brightness (0–255) at a position from -0.5 to 0.5 on the code with its quiet zone. */
export type Surface = (x: number, y: number) => number;

export function surfaceOf(text: string, scene: Scene, seed: number): Surface {
  const { size, dark } = qrCode(text, scene.level);
  const squares = new Set(dark.map(({ x, y }) => y * size + x));
  const whole = size + 2 * margin;
  const covers = [coverOfGrid(scene.grid), coverOfFolds(scene.folds, seed)];
  return (x, y) => {
    if (Math.max(Math.abs(x), Math.abs(y)) > 0.5) return background;
    const [column, row] = [x, y].map((at) => Math.floor((at + 0.5) * whole) - margin) as [number, number];
    const isDark = column >= 0 && column < size && squares.has(row * size + column);
    return covers.reduce((brightness, cover) => brightness * cover(x, y), isDark ? black : white);
  };
}

/** Dark lines between screen pixels, 200 per code: with the camera's own pixels they produce a moiré. */
function coverOfGrid(depth: number): Surface {
  const points = 200;
  const line = (at: number) => 0.5 + 0.5 * Math.cos(at * points * 2 * Math.PI);
  return (x, y) => 1 - depth * 0.5 * (line(x) + line(y)) * 0.5;
}

/** A sheet folded twice: a shadow at each fold, one half darker than the other, and fibres. */
function coverOfFolds(depth: number, seed: number): Surface {
  const random = randomFrom(seed);
  const [across, along] = [random() * 0.4 - 0.2, random() * 0.4 - 0.2];
  const shadow = (distance: number) =>
    (distance < 0 ? 0.45 * depth : 0) + 0.5 * depth * Math.exp(-Math.abs(distance) * 60);
  const fibre = (x: number, y: number) => 0.06 * depth * (Math.sin(x * 611 + y * 173) + Math.sin(y * 709 - x * 97));
  return (x, y) => Math.max(0, 1 - 0.6 * (shadow(x - across) + shadow(y - along)) + fibre(x, y));
}
