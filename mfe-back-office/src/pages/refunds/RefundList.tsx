import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { RefundByHand } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../kit/areas.ts';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { PaidBackDrawer } from './PaidBackDrawer.tsx';
import { BuyerLines, PaidBackLines, PayToLines } from './RefundLines.tsx';
import { useRefundsByHand } from './refunds.api.ts';
import { UndoModal } from './UndoModal.tsx';

const states = ['open', 'paid-back', 'any'] as const;
const currencies = ['PEN', 'CLP', 'EUR'] as const;

/** Lists manual refunds: amount, recipient and whether each is paid. */
export function RefundList() {
  const { t } = useTranslation('back-office/refunds');
  const { date } = useFormats();
  const zone = deviceZone();
  const list = useList(useRefundsByHand, 'requestedAt', {
    filters: [
      { kind: 'search', name: 'text', label: t('find') },
      choice('state', t('fields.state'), states, (value) => t(`states.${value}`), { fallback: 'open', all: 'any' }),
      choice('currency', t('fields.currency'), currencies, (value) => value, { any: t('back-office:lists.any') }),
    ],
  });
  const [paying, setPaying] = useState<RefundByHand>();
  const [undoing, setUndoing] = useState<RefundByHand>();
  return (
    <>
      <ListTable<RefundByHand>
        {...list}
        name="refunds"
        label={t('back-office:areas.refunds.title')}
        rowKey="id"
        locale={{ emptyText: t('none') }}
        columns={[
          {
            title: t('fields.order'),
            key: 'order',
            render: (_, { orderId, number, event }) => (
              <>
                <Link to={linkTo('/orders/:id', orderId)} translate="no">
                  {number}
                </Link>
                <div>{event}</div>
              </>
            ),
          },
          {
            title: t('fields.amount'),
            key: 'amount',
            sorter: true,
            align: 'end',
            render: (_, { amount }) => formatMoney(amount),
          },
          { title: t('fields.pay_to'), key: 'payTo', render: (_, refund) => <PayToLines refund={refund} /> },
          { title: t('fields.buyer'), key: 'buyer', render: (_, { buyer }) => <BuyerLines buyer={buyer} /> },
          {
            title: t('fields.requested'),
            key: 'requestedAt',
            sorter: true,
            render: (_, { requestedAt, reason }) => (
              <>
                <div>{date(requestedAt, 'medium', zone)}</div>
                <div>{t(`reasons.${reason}`)}</div>
              </>
            ),
          },
          {
            title: t('fields.paid_back'),
            key: 'paidBackOn',
            sorter: true,
            // empty for open refunds
            hidden: list.exported.state === 'open',
            render: (_, refund) => <PaidBackLines refund={refund} />,
          },
          {
            title: t('fields.actions'),
            card: 'actions',
            render: (_, refund) =>
              refund.state === 'open' ? (
                <Button type="primary" onClick={() => setPaying(refund)}>
                  {t('pay.action')}
                </Button>
              ) : (
                <Button onClick={() => setUndoing(refund)}>{t('undo.action')}</Button>
              ),
          },
        ]}
      />
      {paying && <PaidBackDrawer refund={paying} onClose={() => setPaying(undefined)} />}
      {undoing && <UndoModal refund={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
}
