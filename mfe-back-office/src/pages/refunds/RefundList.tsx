import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { RefundByHand } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../kit/areas.ts';
import type { FilterDefinition, FilterValues } from '../../lists/filters/filters.types.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import type { ChangeList } from '../../lists/useListQuery.ts';
import { PaidBackDrawer } from './PaidBackDrawer.tsx';
import { BuyerLines, PaidBackLines, PayToLines } from './RefundLines.tsx';
import { type RefundsQuery, useRefundsByHand } from './refunds.api.ts';
import { UndoModal } from './UndoModal.tsx';

interface RefundListProps {
  query: RefundsQuery;
  values: FilterValues;
  filters: FilterDefinition[];
  onQuery: ChangeList & ((changes: FilterValues) => void);
}

/** Lists manual refunds: amount, recipient and whether each is paid. */
export function RefundList({ query, values, filters, onQuery }: RefundListProps) {
  const { t } = useTranslation('back-office/refunds');
  const { date } = useFormats();
  const { data, error, isFetching, refetch } = useRefundsByHand(query);
  const [paying, setPaying] = useState<RefundByHand>();
  const [undoing, setUndoing] = useState<RefundByHand>();
  return (
    <>
      <ListTable<RefundByHand>
        name="refunds"
        label={t('back-office:areas.refunds.title')}
        rowKey="id"
        list={data}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        filters={filters}
        values={values}
        onFilter={onQuery}
        locale={{ emptyText: t('none') }}
        query={query}
        onQuery={onQuery}
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
                <div>{date(requestedAt, 'medium', deviceZone())}</div>
                <div>{t(`reasons.${reason}`)}</div>
              </>
            ),
          },
          {
            title: t('fields.paid_back'),
            key: 'paidBackOn',
            sorter: true,
            // empty for open refunds
            hidden: query.state === 'open',
            render: (_, refund) => <PaidBackLines refund={refund} />,
          },
          {
            title: t('fields.actions'),
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
