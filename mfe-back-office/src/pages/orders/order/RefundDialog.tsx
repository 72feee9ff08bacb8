import { exponents, formatMoney, type Money, toDecimal } from '@idavuelta/shared/contracts/money';
import { reasonFields, type StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Radio } from 'antd';
import { CheckboxGroup } from '../../../forms/CheckboxGroup.tsx';
import { Field } from '../../../forms/Field.tsx';
import { NumberField } from '../../../forms/NumberField.tsx';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { useRefundAmount, useRefundTickets } from './order-changes.api.ts';
import type { OrderDialogProps } from './order-dialog.types.ts';

interface Values {
  what: 'all' | 'tickets' | 'amount';
  tickets?: number[];
  /** Decimal. */
  amount?: number;
  reason: string;
}

const ways = ['all', 'tickets', 'amount'] as const;

/** Refunds an order in full, some of its tickets, or an amount. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const [form] = Form.useForm<Values>();
  const what = Form.useWatch('what', form) ?? 'all';
  const [refundTickets] = useRefundTickets();
  const [refundAmount] = useRefundAmount();
  const { id, refundable = order.total } = order;

  const pay = ({ reason, tickets = [], amount = 0 }: Values) =>
    what === 'amount'
      ? refundAmount({ id, reason, amount: minorOf(amount, refundable), refundable: refundable.minor })
      : refundTickets({ id, reason, tickets: what === 'tickets' ? tickets : [] });
  return (
    <SaveModal<Values, { amount: Money }>
      texts="back-office/orders"
      name="refund"
      form={form}
      title={t('actions_of.refund')}
      action={t('actions_of.refund')}
      danger
      initial={{ what: 'all' }}
      save={pay}
      saved={({ amount }) => t('dialogs.refund.done', { amount: formatMoney(amount) })}
      onClose={onClose}
    >
      <p>{t(`dialogs.refund.leads.${what}`, { amount: formatMoney(refundable) })}</p>
      <Form.Item name="what" label={t('dialogs.refund.what')}>
        <Radio.Group options={ways.map((value) => ({ value, label: t(`dialogs.refund.ways.${value}`) }))} vertical />
      </Form.Item>
      <TicketsField order={order} isShown={what === 'tickets'} />
      {what === 'amount' && <AmountField refundable={refundable} />}
      <Field of={reasonFields} name="reason" />
    </SaveModal>
  );
}

const minorOf = (amount: number, { currency }: Money) => Math.round(amount * 10 ** exponents[currency]);

/** Mounted with the dialog: antd's checkbox group drops selections made before it knows its options. */
function TicketsField({ order, isShown }: { order: StaffOrder; isShown: boolean }) {
  const { t } = useTranslation('back-office/orders');
  const left = order.tickets.filter(({ refunded }) => !refunded);
  return (
    <Form.Item
      name="tickets"
      hidden={!isShown}
      label={t('list.tickets')}
      rules={[{ required: isShown, message: t('back-office:mistakes.required') }]}
    >
      <CheckboxGroup
        options={left.map(({ number, name, price, passengers }) => ({
          value: number,
          label: [
            t('ticket.title', { number, name }),
            ...passengers.map((passenger) => passenger.name),
            formatMoney(price),
          ].join(' · '),
        }))}
      />
    </Form.Item>
  );
}

function AmountField({ refundable }: { refundable: Money }) {
  const { t } = useTranslation('back-office/orders');
  const { currency } = refundable;
  return (
    <NumberField
      name="amount"
      label={t('money.amount')}
      extra={t('dialogs.refund.most', { amount: formatMoney(refundable) })}
      required
      currency={currency}
      min={toDecimal({ minor: 1, currency })}
      max={toDecimal(refundable)}
    />
  );
}
