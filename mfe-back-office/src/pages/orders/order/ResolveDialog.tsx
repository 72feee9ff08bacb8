import { reasonFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Radio } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { useResolveFlag } from './order-changes.api.ts';
import type { OrderDialogProps } from './order-dialog.types.ts';

interface Values {
  reason: string;
  /** Asked when a refund was due by hand. */
  isPaidBack?: boolean;
}

/** Marks a flagged order as reviewed. */
export function ResolveDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const [resolve] = useResolveFlag();
  const isByHand = order.refunds.some(({ state }) => state === 'by_hand');
  return (
    <SaveModal<Values, object>
      texts="back-office/orders"
      name="resolve"
      title={t('actions_of.resolve')}
      action={t('actions_of.resolve')}
      save={({ reason, isPaidBack }) => resolve({ id: order.id, reason, isPaidBack })}
      saved={() => t('dialogs.resolve.done')}
      onClose={onClose}
    >
      <p>{t('dialogs.resolve.lead', { reasons: order.flags.map((flag) => t(`flags.${flag}`)).join(', ') })}</p>
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
      <Field of={reasonFields} name="reason" />
    </SaveModal>
  );
}
