import { asPrice, formatMoney } from '@idavuelta/shared/contracts/money';
import type { Today } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import BarChart from '../../ui/BarChart.tsx';

const inSoles = (minor: number) => formatMoney(asPrice(minor));

/** Shows the sales of each recent day. */
export default function Sales({ sales }: { sales: Today['sales'] }) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const bars = useMemo(
    () => sales.map(({ day, listed }) => ({ name: date(`${day}T12:00:00Z`, 'medium', 'UTC'), value: listed })),
    [sales, date],
  );
  const total = sales.reduce((sum, { listed }) => sum + listed, 0);
  const count = sales.reduce((sum, { tickets }) => sum + tickets, 0);
  const lead = t('home.sales_lead', { amount: inSoles(total), count });
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">{t('home.sales')}</h2>
      <p>{lead}</p>
      {total > 0 && <BarChart label={lead} bars={bars} textOf={inSoles} />}
    </section>
  );
}
