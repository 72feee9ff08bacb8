import { useTranslation } from '@idavuelta/shared/platform';
import { App, Form, Radio } from 'antd';
import { ActionDialog, type OrderDialogProps, ReasonField } from './ActionDialog.tsx';
import { useResolveFlag } from './order-changes.api.ts';

interface Values {
  reason: string;
  /** Asked where something was to be paid back by hand. */
  isPaidBack?: boolean;
}

/** Says that somebody has looked at a flagged order. */
export function ResolveDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [resolve, { isLoading, error }] = useResolveFlag();
  const isByHand = order.refunds.some(({ state }) => state === 'by_hand');
  const save = async (values: Values) => {
    const { data } = await resolve({ id: order.id, ...values });
    if (!data) return;
    void message.success(t('dialogs.resolve.done'));
    onClose();
  };
  return (
    <ActionDialog<Values>
      title={t('actions_of.resolve')}
      lead={t('dialogs.resolve.lead', { reasons: order.flags.map((flag) => t(`flags.${flag}`)).join(', ') })}
      submit={t('actions_of.resolve')}
      loading={isLoading}
      error={error}
      onSubmit={(values) => void save(values)}
      onClose={onClose}
    >
      {isByHand && (
        <Form.Item
          name="isPaidBack"
          label={t('dialogs.resolve.paid_back')}
          rules={[{ required: true, message: t('back-office:mistakes.required') }]}
        >
          <Radio.Group
            vertical
            options={[true, false].map((value) => ({ value, label: t(`dialogs.resolve.${value ? 'yes' : 'no'}`) }))}
          />
        </Form.Item>
      )}
      <ReasonField />
    </ActionDialog>
  );
}
