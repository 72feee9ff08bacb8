import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Progress } from 'antd';
import { useDesk } from './desk.ts';

/** Shows the progress of planning and its result so far. */
export function PlanningProgress() {
  const { t } = useTranslation('back-office/dispatch');
  const { planning, planningFailed } = useDesk().plan;
  if (!planning) return planningFailed ? <Alert type="error" showIcon role="alert" title={t('plan.failed')} /> : null;
  return (
    <Alert
      type="info"
      role="status"
      title={t('plan.under_way')}
      description={
        <>
          <Progress percent={Math.round(planning.share * 100)} aria-label={t('plan.under_way')} />
          <p>{t('plan.by_now', { vehicles: planning.vehicles, unserved: planning.unserved })}</p>
        </>
      }
    />
  );
}
