import type { OpenBankRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { NoteModal } from '../../forms/NoteModal.tsx';
import { useDismissBankRow } from './transfers.api.ts';

/** Somebody has dealt with a row otherwise. */
export function DismissModal({ row, onClose }: { row: OpenBankRow; onClose: () => void }) {
  const { t } = useTranslation('back-office/transfers');
  const { message } = App.useApp();
  const [dismiss, { error, isLoading }] = useDismissBankRow();
  const save = async (note: string) => {
    const { data } = await dismiss({ id: row.id, note });
    if (!data) return;
    void message.success(t('rows.dismissed'));
    onClose();
  };
  return (
    <NoteModal
      title={t('rows.dismiss_title')}
      label={t('rows.dismiss_note')}
      action={t('rows.dismiss')}
      isLoading={isLoading}
      error={error}
      onSave={(note) => void save(note)}
      onClose={onClose}
    />
  );
}
