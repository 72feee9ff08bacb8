import type { Currency } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import { addDays, type ReportBy, type ReportRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useCallback, useMemo } from 'react';
import { Chart } from '../../../ui/chart/Chart.tsx';
import { useRowName } from '../row-name.ts';
import { useSeries } from '../useSeries.ts';

interface SalesChartsProps {
  rows: ReportRow[];
  by: ReportBy;
  days: { from: string; until: string };
  isCompared: boolean;
}

/** Charts the net of each row, one chart per currency: amounts in different currencies cannot be compared. */
export function SalesCharts({ rows, ...props }: SalesChartsProps) {
  const byCurrency = useMemo(() => [...Map.groupBy(rows, ({ currency }) => currency)], [rows]);
  return byCurrency.map(([currency, same]) => <SalesChart key={currency} currency={currency} rows={same} {...props} />);
}

function SalesChart({
  rows,
  by,
  days: { from, until },
  isCompared,
  currency,
}: SalesChartsProps & { currency: Currency }) {
  const { t, i18n } = useTranslation('back-office/reports');
  const nameOf = useRowName();
  const seriesOf = useSeries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and formats change with the language only
  const data = useMemo(() => {
    const bars =
      by === 'day' ? everyDay(rows, from, until) : rows.map((row) => ({ row, net: row.net, before: row.before?.net }));
    const names = bars.map(({ row }) => nameOf(row, by));
    const before = isCompared ? bars.map((bar) => bar.before ?? 0) : undefined;
    const values = bars.map(({ net }) => net);
    return { names, series: seriesOf(values, before) };
  }, [rows, by, from, until, isCompared, i18n.language]);
  const textOf = useCallback((minor: number) => formatMoney({ minor, currency }), [currency]);
  return <Chart label={t('chart', { currency: t(`back-office:currencies.${currency}`) })} {...data} textOf={textOf} />;
}

/** Adds up the rows of each day, those without movements too. */
function everyDay(rows: ReportRow[], from: string, until: string) {
  const [first] = rows;
  if (!first) return [];
  const byDay = Map.groupBy(rows, ({ key }) => key);
  const bars = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const same = byDay.get(day) ?? [];
    const sum = (read: (row: ReportRow) => number | undefined) =>
      same.reduce((total, row) => total + (read(row) ?? 0), 0);
    bars.push({
      row: { ...first, key: day, label: {} },
      net: sum(({ net }) => net),
      before: sum(({ before }) => before?.net),
    });
  }
  return bars;
}
