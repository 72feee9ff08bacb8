import { useTranslation } from '@idavuelta/shared/platform';
import type { ChartSeries } from '../../ui/chart/chart.types.ts';

/** Returns a function that builds a chart's series: the reported period and, if given, the period before it. */
export function useSeries() {
  const { t } = useTranslation('back-office/reports');
  return (values: number[], before: number[] | undefined): ChartSeries[] => [
    { name: t('series.now'), values },
    ...(before ? [{ name: t('series.before'), values: before }] : []),
  ];
}
