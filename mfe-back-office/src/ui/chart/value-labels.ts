import type { Plugin } from 'chart.js';

const font = '12px Figtree, sans-serif';
const gap = 4;

/** Writes each value above its bar where all of them have room. @param textOf formats a value */
export const valueLabels = (textOf: (value: number) => string): Plugin<'bar'> => ({
  id: 'value-labels',
  afterDatasetsDraw(chart) {
    const { ctx } = chart;
    ctx.save();
    ctx.font = font;
    ctx.fillStyle = '#14213d';
    ctx.textAlign = 'center';
    const labels = chart.data.datasets.flatMap(({ data }, index) =>
      chart.getDatasetMeta(index).data.map((bar, at) => {
        const { x, y, width } = bar.getProps(['x', 'y', 'width'] as never) as { x: number; y: number; width: number };
        return { x, y, width, text: textOf(Number(data[at])) };
      }),
    );
    if (labels.every(({ text, width }) => ctx.measureText(text).width <= width + gap))
      for (const { x, y, text } of labels) ctx.fillText(text, x, y - gap);
    ctx.restore();
  },
});
