import { reasonFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../../forms/Field.tsx';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { useCancelOrder } from './order-changes.api.ts';
import type { OrderDialogProps } from './order-dialog.types.ts';

/** Cancels an order that is unpaid or was free. */
export function CancelDialog({ order: { id }, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const [cancel] = useCancelOrder();
  return (
    <SaveModal<{ reason: string }, { outcome: 'cancelled' | 'asking' }>
      texts="back-office/orders"
      name="cancel"
      title={t('actions_of.cancel')}
      action={t('actions_of.cancel')}
      danger
      save={({ reason }) => cancel({ id, reason })}
      saved={({ outcome }) => t(`dialogs.cancel.${outcome}`)}
      onClose={onClose}
    >
      <p>{t('dialogs.cancel.lead')}</p>
      <Field of={reasonFields} name="reason" />
    </SaveModal>
  );
}
