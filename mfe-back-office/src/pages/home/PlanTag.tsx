import type { DeparturePlan } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import styles from './HomePage.module.css';

interface PlanTagProps {
  departureId: number;
  direction: DeparturePlan['direction'];
  /** Whether anybody travels. */
  isSold: boolean;
  plan: DeparturePlan | undefined;
}

/** Tells whether the trips of a departure are planned and driven, and leads to where that is done. */
export function PlanTag({ departureId, direction, isSold, plan }: PlanTagProps) {
  const { t } = useTranslation('back-office/home');
  if (!(plan || isSold)) return <>–</>;
  return (
    <Link to={linkTo('/dispatch/:id/:direction', departureId, direction)} className={styles.plainLink}>
      {plan ? (
        <>
          <Tag color="success">{t('plan.trips', { count: plan.trips })}</Tag>{' '}
          {plan.withoutDriver > 0 && <Tag color="error">{t('plan.without', { count: plan.withoutDriver })}</Tag>}
        </>
      ) : (
        <Tag color="warning">{t('plan.none')}</Tag>
      )}
    </Link>
  );
}
