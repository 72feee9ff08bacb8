import { formatMoney } from '@idavuelta/shared/contracts/money';
import { type RefundByHand, reasonFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { useUndoPaidBack } from './refunds.api.ts';

/** Reverts the record of a refund; a reason is required. */
export function UndoModal({ refund, onClose }: { refund: RefundByHand; onClose: () => void }) {
  const { t } = useTranslation('back-office/refunds');
  const [undo] = useUndoPaidBack();
  const facts = { amount: formatMoney(refund.amount), number: refund.number };
  return (
    <SaveModal<{ reason: string }, RefundByHand>
      texts="back-office/refunds"
      name="undo"
      title={t('undo.title', facts)}
      action={t('undo.action')}
      save={({ reason }) => undo({ id: refund.id, reason })}
      saved={() => t('undo.done', facts)}
      onClose={onClose}
    >
      <Field of={reasonFields} name="reason" />
    </SaveModal>
  );
}
