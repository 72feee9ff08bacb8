import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { RefundByHand } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { NoteModal } from '../../forms/NoteModal.tsx';
import { useUndoPaidBack } from './refunds.api.ts';

/** Takes the record of a refund back, for a reason. */
export function UndoModal({ refund, onClose }: { refund: RefundByHand; onClose: () => void }) {
  const { t } = useTranslation('back-office/refunds');
  const { message } = App.useApp();
  const [undo, { error, isLoading }] = useUndoPaidBack();
  const facts = { amount: formatMoney(refund.amount), number: refund.number };
  const save = async (reason: string) => {
    const { data } = await undo({ id: refund.id, reason });
    if (!data) return;
    void message.success(t('undo.done', facts));
    onClose();
  };
  return (
    <NoteModal
      title={t('undo.title', facts)}
      label={t('undo.reason')}
      action={t('undo.action')}
      isLoading={isLoading}
      error={error}
      onSave={(reason) => void save(reason)}
      onClose={onClose}
    />
  );
}
