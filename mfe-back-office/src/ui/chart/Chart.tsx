import { useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense } from 'react';
import type { BarChartProps } from './BarChart.tsx';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import { isAllZero } from './chart-look.ts';

const BarChart = lazy(() => import('./BarChart.tsx'));

/**
 * Bars with their legend and, behind them, their table. Values of one chart can be compared: one currency, one unit.
 * Memoize `names`, `series` and `textOf`: a new object draws the chart again.
 */
export function Chart(props: BarChartProps) {
  const { t } = useTranslation('back-office');
  const { label, series } = props;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <strong>{label}</strong>
        {series.length > 1 && (
          <ul className={styles.legend}>
            {series.map(({ name }, index) => (
              <li key={name}>
                <span aria-hidden className={index === 0 ? styles.filled : styles.hatched} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      {isAllZero(series) ? (
        <p>{t('chart.zero')}</p>
      ) : (
        <Suspense fallback={<div className={styles.canvas} />}>
          <BarChart {...props} />
        </Suspense>
      )}
      <ChartTable {...props} />
    </figure>
  );
}
