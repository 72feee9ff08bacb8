import type { ChartSeries } from './chart.types.ts';

/** Dark enough beside the ground, and different without colour: one is filled, the other hatched. */
export const filled = '#9a3f00';
export const hatched = '#14213d';

/** Returns what bars of a series are filled with: the second one is hatched. */
export function fillOf(context: CanvasRenderingContext2D, index: number): string | CanvasPattern {
  if (index === 0) return filled;
  const tile = document.createElement('canvas');
  tile.width = 8;
  tile.height = 8;
  const drawing = tile.getContext('2d');
  if (!drawing) return hatched;
  drawing.strokeStyle = hatched;
  drawing.lineWidth = 1.5;
  for (const shift of [-8, 0, 8]) {
    drawing.moveTo(shift, 8);
    drawing.lineTo(shift + 8, 0);
  }
  drawing.stroke();
  return context.createPattern(tile, 'repeat') ?? hatched;
}

export const isAllZero = (series: ChartSeries[]) => series.every(({ values }) => values.every((value) => value === 0));
