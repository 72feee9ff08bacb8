import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import styles from './Chart.module.css';
import type { ChartData } from './chart.types.ts';
import { filled, fillOf, hatched } from './chart-look.ts';
import { valueLabels } from './value-labels.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

export interface BarChartProps extends ChartData {
  /** Accessible name. The numbers are in the table below. */
  label: string;
  /** Formats a value. */
  textOf: (value: number) => string;
}

/** The bars of a chart, without motion. Larger than most pages: load it lazily. */
export default function BarChart({ label, names, series, textOf }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    const chart = new Chart(context, {
      type: 'bar',
      data: {
        labels: names,
        datasets: series.map(({ name, values }, index) => ({
          label: name,
          data: values,
          backgroundColor: fillOf(context, index),
          borderColor: index === 0 ? filled : hatched,
          borderWidth: 1,
          maxBarThickness: 72,
        })),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        layout: { padding: { top: 20 } },
        interaction: { mode: 'index', intersect: false },
        plugins: {
          tooltip: {
            callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${textOf(parsed.y ?? 0)}` },
          },
        },
        scales: {
          x: { grid: { display: false }, ticks: { color: '#4d5873', maxRotation: 45 } },
          y: {
            beginAtZero: true,
            ticks: { color: '#4d5873', precision: 0, maxTicksLimit: 6, callback: (value) => textOf(Number(value)) },
          },
        },
      },
      plugins: [valueLabels(textOf)],
    });
    return () => chart.destroy();
  }, [names, series, textOf]);
  return (
    <div className={styles.canvas}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
