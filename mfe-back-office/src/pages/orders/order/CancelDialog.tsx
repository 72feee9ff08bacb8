import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { ActionDialog, type OrderDialogProps, ReasonField } from './ActionDialog.tsx';
import { useCancelOrder } from './order-changes.api.ts';

/** Cancels an order that is not paid, or was free. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [cancel, { isLoading, error }] = useCancelOrder();
  const save = async ({ reason }: { reason: string }) => {
    const { data } = await cancel({ id: order.id, reason });
    if (!data) return;
    void message.success(t(`dialogs.cancel.${data.outcome}`));
    onClose();
  };
  return (
    <ActionDialog<{ reason: string }>
      title={t('actions_of.cancel')}
      lead={t('dialogs.cancel.lead')}
      submit={t('actions_of.cancel')}
      danger
      loading={isLoading}
      error={error}
      onSubmit={(values) => void save(values)}
      onClose={onClose}
    >
      <ReasonField />
    </ActionDialog>
  );
}
