import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Modal, Radio } from 'antd';
import { useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { useDesk } from './desk.ts';
import { useStartPlanning } from './dispatch.api.ts';
import { useSeenDraft } from './useSeenDraft.ts';

interface PlanAgainDialogProps {
  onStarted: () => void;
  onClose: () => void;
}

/** Starts planning: improves the current plan, or keeps only what is locked. */
export function PlanAgainDialog({ onStarted, onClose }: PlanAgainDialogProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view } = useDesk();
  const hasTrips = view.trips.length > 0;
  const [fromScratch, setFromScratch] = useState(!hasTrips);
  const [start, { isLoading, error }] = useStartPlanning();
  const { revision, isOutdated } = useSeenDraft(error);
  const startNow = async () => {
    const { data } = await start({ id: plan.departure.id, direction: plan.direction, revision, fromScratch });
    if (!data) return;
    onStarted();
    onClose();
  };
  return (
    <Modal
      open
      title={t(hasTrips ? 'plan.again' : 'plan.first')}
      okText={t('plan.start')}
      okButtonProps={{ disabled: isOutdated }}
      cancelText={t('leave')}
      confirmLoading={isLoading}
      onOk={() => void startNow()}
      onCancel={onClose}
    >
      <p>{t('plan.what')}</p>
      {hasTrips && (
        <Radio.Group
          vertical
          value={fromScratch}
          onChange={({ target }) => setFromScratch(target.value)}
          options={[
            { value: false, label: t('plan.improve') },
            { value: true, label: t('plan.from_scratch') },
          ]}
        />
      )}
      {isOutdated ? (
        <Alert type="warning" showIcon role="alert" title={t('plan.outdated')} />
      ) : (
        <Failure error={error} />
      )}
    </Modal>
  );
}
