import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { ActionDialog, type OrderDialogProps, ReasonField } from './ActionDialog.tsx';
import { useResolveFlag } from './order-changes.api.ts';

/** Says that somebody has looked at a flagged order. */
export function ResolveDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [resolve, { isLoading, error }] = useResolveFlag();
  const save = async ({ reason }: { reason: string }) => {
    const { data } = await resolve({ id: order.id, reason });
    if (!data) return;
    void message.success(t('dialogs.resolve.done'));
    onClose();
  };
  return (
    <ActionDialog<{ reason: string }>
      title={t('actions_of.resolve')}
      lead={t('dialogs.resolve.lead', { reasons: order.flags.map((flag) => t(`flags.${flag}`)).join(', ') })}
      submit={t('actions_of.resolve')}
      loading={isLoading}
      error={error}
      onSubmit={(values) => void save(values)}
      onClose={onClose}
    >
      <ReasonField />
    </ActionDialog>
  );
}
