import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { useDesk } from './desk.ts';
import { usePublishPlan } from './dispatch.api.ts';
import styles from './dispatch.module.css';
import { notifiedTickets } from './plan-changes.ts';
import { Rejections } from './Rejections.tsx';
import { useBrokenTexts, useForbiddenTexts } from './useBrokenTexts.ts';
import { useSeenDraft } from './useSeenDraft.ts';

interface PublishDialogProps {
  onPublished: () => void;
  onClose: () => void;
}

/** Publishes the draft, after showing who is notified and which rules it breaks. */
export function PublishDialog({ onPublished, onClose }: PublishDialogProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { message } = App.useApp();
  const { plan, view } = useDesk();
  const [acceptBroken, setAcceptBroken] = useState(false);
  const [publish, { isLoading, error }] = usePublishPlan();
  // a newer draft must be reviewed first
  const { revision, isOutdated } = useSeenDraft(error);
  const broken = useBrokenTexts();
  const forbidden = useForbiddenTexts();
  // only outbound trips are notified by mail and message
  const isOut = plan.direction === 'out';
  const missing = view.seats - view.plannedSeats;
  const problem = error as ApiProblem | undefined;

  const publishNow = async () => {
    const planRef = { id: plan.departure.id, direction: plan.direction };
    const { data } = await publish({ ...planRef, revision, acceptBroken });
    if (!data) return;
    onPublished();
    void message.success(isOut ? t('publish.done', { count: data.notified }) : t('publish.back.done'));
    onClose();
  };
  return (
    <Modal
      open
      title={t('publish.title')}
      okText={t(isOut ? 'publish.do' : 'publish.back.do')}
      okButtonProps={{ disabled: isOutdated || forbidden.length > 0 || (broken.length > 0 && !acceptBroken) }}
      cancelText={t('leave')}
      confirmLoading={isLoading}
      onOk={() => void publishNow()}
      onCancel={onClose}
    >
      <div className={styles.listSide}>
        {isOutdated && <Alert type="warning" showIcon role="alert" title={t('publish.outdated')} />}
        <p>{isOut ? t('publish.told', { count: notifiedTickets(plan) }) : t('publish.back.told')}</p>
        {missing > 0 && <Alert type="error" showIcon title={t('missing', { count: missing })} />}
        {forbidden.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('publish.forbidden')}
            description={
              <ul>
                {forbidden.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            }
          />
        )}
        {broken.length > 0 && (
          <>
            <Alert
              type="warning"
              showIcon
              title={t('publish.broken')}
              description={
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
                <ul tabIndex={0} className={styles.long}>
                  {broken.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              }
            />
            <Checkbox checked={acceptBroken} onChange={({ target }) => setAcceptBroken(target.checked)}>
              {t('publish.accept')}
            </Checkbox>
          </>
        )}
        {!isOutdated && (problem?.errors?.length ? <Rejections errors={problem.errors} /> : <Failure error={error} />)}
      </div>
    </Modal>
  );
}
