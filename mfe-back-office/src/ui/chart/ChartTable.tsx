import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { BarChartProps } from './BarChart.tsx';
import styles from './Chart.module.css';

/** The numbers of a chart as a table, when asked for. */
export function ChartTable({ label, names, series, textOf }: BarChartProps) {
  const { t } = useTranslation('back-office');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('chart.table_of', { label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('chart.table')}
      </Button>
      <div id={id} hidden={!isOpen}>
        <table className={styles.table}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two departures may have the same name
              <tr key={index}>
                <th scope="row">{name}</th>
                {series.map(({ name: column, values }) => (
                  <td key={column}>{textOf(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
