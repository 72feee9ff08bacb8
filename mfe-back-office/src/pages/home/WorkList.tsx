import type { WorkItem } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Card, Statistic } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import styles from './HomePage.module.css';

/** The page on which each kind of work is done. */
const places: Record<WorkItem['kind'], string> = {
  transfers: `${linkTo('/transfers')}?tab=waiting`,
  'bank-rows': `${linkTo('/transfers')}?tab=rows`,
  'refunds-by-hand': linkTo('/refunds'),
  flags: `${linkTo('/orders')}?flagged=1`,
  requests: linkTo('/requests'),
  complaints: `${linkTo('/complaints')}?state=overdue`,
  'failed-jobs': linkTo('/system'),
  rates: linkTo('/payment-settings'),
  'broken-trips': linkTo('/broken-trips'),
};

/** Lists open work, with links to where it is done. */
export function WorkList({ work }: { work: WorkItem[] }) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  return (
    <section aria-labelledby="work">
      <h2 id="work">{t('home.work')}</h2>
      {work.length === 0 && <p>{t('home.nothing')}</p>}
      <div className={styles.areas}>
        {work.map(({ kind, count, oldest }) => (
          <Link key={kind} to={places[kind]} className={styles.area}>
            <Card hoverable>
              <Statistic title={t(`home.kinds.${kind}`)} value={count} />
              {oldest && <p>{t('home.oldest', { date: date(oldest, 'medium', deviceZone()) })}</p>}
            </Card>
          </Link>
        ))}
      </div>
    </section>
  );
}
