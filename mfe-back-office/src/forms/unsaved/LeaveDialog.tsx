import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Modal } from 'antd';
import { unsavedWork } from './unsaved-work.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Says what happens to unsaved work when the page is left, and asks. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('back-office');
  const works = unsavedWork();
  const kept = (['nowhere', 'page'] as const).find((place) => works.some((work) => work.kept === place)) ?? 'browser';
  const discard = () => {
    for (const work of works) work.discard();
    onLeave();
  };
  return (
    <Modal
      open
      title={t('leave.title')}
      onCancel={onStay}
      footer={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button danger onClick={discard}>
            {t('leave.discard')}
          </Button>
          {kept !== 'nowhere' && (
            <Button type="primary" onClick={onLeave}>
              {t('leave.keep')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`leave.${kept}`)}</p>
    </Modal>
  );
}
