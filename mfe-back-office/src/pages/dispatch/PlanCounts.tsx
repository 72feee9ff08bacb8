import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Flex, Statistic } from 'antd';
import { actorName } from '../../features/changes/detail-text.ts';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { movedPromises } from './plan-changes.ts';

/** Shows how much is planned, with emphasis while a party has no trip. */
export function PlanCounts() {
  const { t } = useTranslation('back-office/dispatch');
  const { date } = useFormats();
  const { plan, view } = useDesk();
  const { timeZone } = plan.departure;
  const version = plan.draft ?? plan.published;
  const missing = view.seats - view.plannedSeats;
  return (
    <>
      {version && (
        <p className={styles.soft}>
          {t(`state.${version.state}`, {
            version: version.version,
            by: actorName(version.changedBy),
            date: `${date(version.changedAt, 'medium', timeZone)}, ${date(version.changedAt, 'time', timeZone)}`,
          })}
        </p>
      )}
      <Flex wrap gap="0.5rem 1.5rem" role="status" aria-label={t('counts')}>
        <Statistic title={t('seats')} value={view.seats} />
        <Statistic title={t('planned')} value={view.plannedSeats} />
        <Statistic title={t('without_trip')} value={missing} />
        <Statistic title={t('vans')} value={view.usedVehicles} />
        <Statistic title={t('broken')} value={view.brokenCount} />
        {plan.published && plan.draft && <Statistic title={t('moved_promises')} value={movedPromises(plan)} />}
      </Flex>
      {missing > 0 && (
        <Alert type="error" showIcon role="alert" className={styles.shout} title={t('missing', { count: missing })} />
      )}
    </>
  );
}
