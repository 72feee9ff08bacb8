import type { PaymentState } from '@idavuelta/shared/contracts';
import type { ResendableMail, StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Radio } from 'antd';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { useResendMail } from './order-changes.api.ts';
import type { OrderDialogProps } from './order-dialog.types.ts';

/** The mails that can be resent in each state of an order. */
export const mailsOf: Partial<Record<PaymentState, ResendableMail[]>> = {
  paid: ['order-paid', 'passenger-tickets'],
  awaiting_transfer_payment: ['transfer-instructions'],
  awaiting_payment: ['payment-link'],
};

interface Values {
  mail: ResendableMail;
  /** The only passenger to receive it; empty for all. */
  address?: string;
}

/** Returns the e-mail addresses of passengers other than the buyer, without duplicates. */
function passengersOf({ buyer, tickets }: StaffOrder) {
  const travelling = tickets.filter(({ refunded }) => !refunded).flatMap(({ passengers }) => passengers);
  const byAddress = Map.groupBy(travelling, ({ email }) => email.toLowerCase());
  byAddress.delete(buyer.email.toLowerCase());
  return [...byAddress].map(([value, those]) => ({
    value,
    label: `${[...new Set(those.map(({ name }) => name))].join(', ')} · ${value}`,
  }));
}

interface ResendDialogProps extends OrderDialogProps {
  /** What is chosen when it opens. */
  chosen?: { mail: ResendableMail; address?: string };
}

export function ResendDialog({ order, chosen, onClose }: ResendDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const [resend] = useResendMail();
  const mails = mailsOf[order.state] ?? [];
  const passengers = passengersOf(order);
  const recipient = passengers.find(({ value }) => value === chosen?.address?.toLowerCase());
  return (
    <SaveModal<Values, { mails: number }>
      texts="back-office/orders"
      name="resend"
      title={t('actions_of.resend')}
      action={t('dialogs.resend.submit')}
      initial={{ mail: chosen?.mail ?? mails[0], address: recipient?.value ?? '' } as Values}
      save={({ mail, address }) => resend({ id: order.id, mail, ...(address && { address }) })}
      saved={({ mails: count }) => t('dialogs.resend.done', { count })}
      onClose={onClose}
    >
      <p>{t('dialogs.resend.lead', { email: order.buyer.email })}</p>
      <Form.Item name="mail" label={t('dialogs.resend.which')}>
        <Radio.Group options={mails.map((value) => ({ value, label: t(`mails.${value}`) }))} vertical />
      </Form.Item>
      <Form.Item noStyle dependencies={['mail']}>
        {({ getFieldValue }) =>
          getFieldValue('mail') === 'passenger-tickets' && (
            <Form.Item name="address" label={t('dialogs.resend.to')}>
              <Radio.Group options={[{ value: '', label: t('dialogs.resend.to_all') }, ...passengers]} vertical />
            </Form.Item>
          )
        }
      </Form.Item>
    </SaveModal>
  );
}
