import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import styles from './BarChart.module.css';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface BarChartProps {
  /** Accessible name. The numbers are in a table beside the chart, or in this text. */
  label: string;
  bars: { name: string; value: number }[];
  /** Formats a value. */
  textOf: (value: number) => string;
}

/** A bar chart. Larger than most pages: load it lazily. */
export default function BarChart({ label, bars, textOf }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    const chart = new Chart(context, {
      type: 'bar',
      data: {
        labels: bars.map(({ name }) => name),
        datasets: [{ data: bars.map(({ value }) => value), backgroundColor: '#d97706', maxBarThickness: 48 }],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        plugins: { tooltip: { callbacks: { label: ({ parsed }) => textOf(parsed.y ?? 0) } } },
        scales: {
          x: { grid: { display: false } },
          y: { beginAtZero: true, ticks: { callback: (value) => textOf(Number(value)) } },
        },
      },
    });
    return () => chart.destroy();
  }, [bars, textOf]);
  return (
    <div className={styles.chart}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
