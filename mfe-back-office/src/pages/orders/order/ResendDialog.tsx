import type { PaymentState } from '@idavuelta/shared/contracts';
import type { ResendableMail } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Form, Radio } from 'antd';
import { ActionDialog, type OrderDialogProps } from './ActionDialog.tsx';
import { useResendMail } from './order-changes.api.ts';

/** What each state of an order has to tell again. */
export const mailsOf: Partial<Record<PaymentState, ResendableMail[]>> = {
  paid: ['order-paid', 'passenger-tickets'],
  awaiting_transfer_payment: ['transfer-instructions'],
  awaiting_payment: ['payment-link'],
};

/** Sends a mail of an order again. */
export function ResendDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [resend, { isLoading, error }] = useResendMail();
  const mails = mailsOf[order.state] ?? [];
  const send = async ({ mail }: { mail: ResendableMail }) => {
    const { data } = await resend({ id: order.id, mail });
    if (!data) return;
    void message.success(t('dialogs.resend.done', { count: data.mails }));
    onClose();
  };
  return (
    <ActionDialog<{ mail: ResendableMail }>
      title={t('actions_of.resend')}
      lead={t('dialogs.resend.lead', { email: order.buyer.email })}
      submit={t('dialogs.resend.submit')}
      loading={isLoading}
      error={error}
      initialValues={{ mail: mails[0] }}
      onSubmit={(values) => void send(values)}
      onClose={onClose}
    >
      <Form.Item name="mail" label={t('dialogs.resend.which')}>
        <Radio.Group options={mails.map((value) => ({ value, label: t(`mails.${value}`) }))} vertical />
      </Form.Item>
    </ActionDialog>
  );
}
