import type { Currency } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { CountrySales } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useCallback, useMemo } from 'react';
import { Chart } from '../../ui/chart/Chart.tsx';

interface SalesOfDaysProps {
  days: NonNullable<CountrySales['days']>;
  currency: Currency;
}

/** Charts the last seven days beside the week before. */
export function SalesOfDays({ days, currency }: SalesOfDaysProps) {
  const { t, i18n } = useTranslation('back-office/home');
  const { date } = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and formats change with the language only
  const data = useMemo(
    () => ({
      names: days.map(({ day }) => date(`${day}T12:00:00Z`, 'weekday', 'UTC')),
      series: [
        { name: t('days.now'), values: days.map(({ minor }) => minor) },
        { name: t('days.before'), values: days.map(({ before }) => before) },
      ],
    }),
    [days, i18n.language],
  );
  const textOf = useCallback((minor: number) => formatMoney({ minor, currency }), [currency]);
  return (
    <Chart label={t('days.title', { currency: t(`back-office:currencies.${currency}`) })} {...data} textOf={textOf} />
  );
}
