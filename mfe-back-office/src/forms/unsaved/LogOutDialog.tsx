import { useTranslation } from '@idavuelta/shared/platform';
import { Modal } from 'antd';
import { useDrafts } from '../drafts/useDrafts.ts';
import { useDraftTime } from '../drafts/useDraftTime.ts';

interface LogOutDialogProps {
  onStay: () => void;
  onLogOut: () => void;
}

/** Says which drafts a log-out deletes, and asks: the next person at this computer must not find them. */
export default function LogOutDialog({ onStay, onLogOut }: LogOutDialogProps) {
  const { t } = useTranslation('back-office');
  const { drafts } = useDrafts();
  const timeOf = useDraftTime();
  return (
    <Modal
      open
      title={t('log_out_dialog.title')}
      okText={t('log_out')}
      okButtonProps={{ danger: true }}
      cancelText={t('leave.stay')}
      onOk={onLogOut}
      onCancel={onStay}
    >
      <p>{t('log_out_dialog.lead')}</p>
      <ul>
        {drafts.map(({ name, title, savedAt }) => (
          <li key={name}>{[title || t('drafts.untitled'), savedAt && timeOf(savedAt)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </Modal>
  );
}
