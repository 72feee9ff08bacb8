import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Flex, Statistic } from 'antd';
import { useDesk } from './desk.ts';

/** How much is planned; loud while somebody has no trip. */
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
        <p>
          {t(`state.${version.state}`, {
            version: version.version,
            by: version.changedBy,
            date: `${date(version.changedAt, 'medium', timeZone)}, ${date(version.changedAt, 'time', timeZone)}`,
          })}
        </p>
      )}
      <Flex wrap gap="large" role="status" aria-label={t('counts')}>
        <Statistic title={t('seats')} value={view.seats} />
        <Statistic title={t('planned')} value={view.plannedSeats} />
        <Statistic title={t('without_trip')} value={missing} />
        <Statistic title={t('vans')} value={view.usedVehicles} />
        <Statistic title={t('broken')} value={view.brokenCount} />
      </Flex>
      {missing > 0 && <Alert type="error" showIcon role="alert" title={t('missing', { count: missing })} />}
    </>
  );
}
