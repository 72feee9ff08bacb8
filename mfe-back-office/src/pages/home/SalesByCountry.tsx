import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { CountrySales } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Card } from 'antd';
import { Change } from './Change.tsx';
import styles from './HomePage.module.css';
import { SalesOfDays } from './SalesOfDays.tsx';

/** Shows what each country sold today and in the last seven days, beside the week before. */
export function SalesByCountry({ sales }: { sales: CountrySales[] }) {
  const { t } = useTranslation('back-office/home');
  return (
    <section aria-labelledby="sales" className={styles.sales}>
      <h2 id="sales">{t('sales')}</h2>
      {sales.length === 0 && <p>{t('no_sales')}</p>}
      {sales.map((country) => (
        <CountryCard key={`${country.country} ${country.today.total.currency}`} sales={country} />
      ))}
    </section>
  );
}

function CountryCard({ sales }: { sales: CountrySales }) {
  const { t } = useTranslation('back-office/home');
  const { country, today, todayBefore, week, weekBefore, days } = sales;
  return (
    <Card size="small" title={t(`back-office:countries.${country}`)}>
      <div className={styles.periods}>
        <Period name={t('today')} sold={today} before={todayBefore} textKey="before_today" />
        <Period name={t('week')} sold={week} before={weekBefore} textKey="before_week" />
      </div>
      {/* APIs of before do not send the days */}
      {days && <SalesOfDays days={days} currency={today.total.currency} />}
    </Card>
  );
}

interface PeriodProps {
  name: string;
  sold: CountrySales['today'];
  before: CountrySales['today'];
  textKey: 'before_today' | 'before_week';
}

function Period({ name, sold, before, textKey }: PeriodProps) {
  const { t } = useTranslation('back-office/home');
  return (
    <div>
      <h3 className={styles.periodName}>{name}</h3>
      <p className={styles.amount}>{formatMoney(sold.total)}</p>
      <p>{[t('orders', { count: sold.orders }), t('tickets', { count: sold.tickets })].join(' · ')}</p>
      <p className={styles.before}>
        <Change now={sold.total.minor} before={before.total.minor} />{' '}
        <span>{t(textKey, { amount: formatMoney(before.total) })}</span>
      </p>
    </div>
  );
}
