import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useCallback, useMemo } from 'react';
import BarChart from '../../ui/BarChart.tsx';
import { useRowName } from './row-name.ts';

/**
 * Charts the net amount of each row, in the currency of most rows: amounts in different currencies cannot be compared.
 */
export default function ReportChart({ rows, by }: { rows: ReportRow[]; by: ReportBy }) {
  const { t } = useTranslation('back-office/reports');
  const nameOf = useRowName();
  const [currency = 'PEN', same = []] =
    [...Map.groupBy(rows, (row) => row.currency)].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: names change with the language, which reads the rows again
  const bars = useMemo(() => same.map((row) => ({ name: nameOf(row, by), value: row.net })), [rows, by]);
  const textOf = useCallback((minor: number) => formatMoney({ minor, currency }), [currency]);
  return (
    <BarChart label={t('chart', { currency: t(`back-office:currencies.${currency}`) })} bars={bars} textOf={textOf} />
  );
}
