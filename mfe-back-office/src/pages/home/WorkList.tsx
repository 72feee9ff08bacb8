import type { WorkItem } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Card } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { Age } from '../../ui/Age.tsx';
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
  'silent-phones': linkTo('/dispatch/today'),
  'tax-documents': `${linkTo('/tax-documents')}?needs=refused`,
  'privacy-requests': linkTo('/privacy-requests'),
  webhooks: `${linkTo('/integrations')}?tab=webhooks`,
};

/** Lists open work with its age, each with a link to where it is done. */
export function WorkList({ work }: { work: WorkItem[] }) {
  const { t } = useTranslation('back-office/home');
  return (
    <section aria-labelledby="work">
      <h2 id="work">{t('work')}</h2>
      {work.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <Card size="small">
          <ul className={styles.work}>
            {work.map(({ kind, count, oldest }) => (
              <li key={kind}>
                <Link to={places[kind]} className={styles.item}>
                  <span className={styles.count}>{count}</span>{' '}
                  <span className={styles.kind}>{t(`kinds.${kind}`)}</span> {oldest && <Age since={oldest} />}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
