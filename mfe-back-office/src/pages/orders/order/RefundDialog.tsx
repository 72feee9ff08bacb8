import { exponents, formatMoney, type Money, toDecimal } from '@idavuelta/shared/contracts/money';
import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Checkbox, Form, Radio } from 'antd';
import { NumberField } from '../../../forms/NumberField.tsx';
import { ActionDialog, type OrderDialogProps, ReasonField } from './ActionDialog.tsx';
import { useRefundAmount, useRefundTickets } from './order-changes.api.ts';

interface Values {
  what: 'all' | 'tickets' | 'amount';
  tickets?: number[];
  /** Decimal. */
  amount?: number;
  reason: string;
}

const ways = ['all', 'tickets', 'amount'] as const;

/** Pays back all of an order, some tickets, or an amount. */
export function RefundDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const what = Form.useWatch('what', form) ?? 'all';
  const [refundTickets, ofTickets] = useRefundTickets();
  const [refundAmount, ofAmount] = useRefundAmount();
  const { id, refundable = order.total } = order;
  const left = formatMoney(refundable);

  const pay = async ({ reason, tickets = [], amount = 0 }: Values) => {
    const { data } =
      what === 'amount'
        ? await refundAmount({ id, reason, amount: minorOf(amount, refundable), refundable: refundable.minor })
        : await refundTickets({ id, reason, tickets: what === 'tickets' ? tickets : [] });
    if (!data) return;
    void message.success(t('dialogs.refund.done', { amount: formatMoney(data.amount) }));
    onClose();
  };
  return (
    <ActionDialog<Values>
      form={form}
      title={t('actions_of.refund')}
      lead={t(`dialogs.refund.leads.${what}`, { amount: left })}
      submit={t('actions_of.refund')}
      danger
      loading={ofTickets.isLoading || ofAmount.isLoading}
      error={what === 'amount' ? ofAmount.error : ofTickets.error}
      initialValues={{ what: 'all' }}
      onSubmit={(values) => void pay(values)}
      onClose={onClose}
    >
      <Form.Item name="what" label={t('dialogs.refund.what')}>
        <Radio.Group options={ways.map((value) => ({ value, label: t(`dialogs.refund.ways.${value}`) }))} vertical />
      </Form.Item>
      <TicketsField order={order} isShown={what === 'tickets'} />
      {what === 'amount' && <AmountField refundable={refundable} />}
      <ReasonField />
    </ActionDialog>
  );
}

const minorOf = (amount: number, { currency }: Money) => Math.round(amount * 10 ** exponents[currency]);

/** Mounted with the dialog: a group of antd's drops what is chosen before it has counted its options. */
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
      <Checkbox.Group
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
