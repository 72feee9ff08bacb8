import { currencies, formatMoney } from '@idavuelta/shared/contracts/money';
import type { Today } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import BarChart from '../../ui/BarChart.tsx';

/** Shows the sales of each recent day, with a chart for each currency. */
export default function Sales({ sales }: { sales: Today['sales'] }) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const charts = useMemo(
    () =>
      currencies
        .map((currency) => {
          const bars = sales.map(({ day, listed }) => ({
            name: date(`${day}T12:00:00Z`, 'medium', 'UTC'),
            value: listed.find((amount) => amount.currency === currency)?.minor ?? 0,
          }));
          const textOf = (minor: number) => formatMoney({ minor, currency });
          return { currency, bars, textOf, total: bars.reduce((sum, { value }) => sum + value, 0) };
        })
        .filter(({ total }) => total > 0),
    [sales, date],
  );
  const count = sales.reduce((sum, { tickets }) => sum + tickets, 0);
  const totals = charts.map(({ total, textOf }) => textOf(total));
  const lead = t('home.sales_lead', { amount: totals.join(' + ') || '0', count });
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">{t('home.sales')}</h2>
      <p>{lead}</p>
      {charts.map(({ currency, bars, textOf }, index) => (
        <BarChart key={currency} label={`${t('home.sales')}: ${totals[index]}`} bars={bars} textOf={textOf} />
      ))}
    </section>
  );
}
