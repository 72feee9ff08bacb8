import { formatMoney } from '@idavuelta/shared/contracts/money';
import { reasonFields, type WaitingTransfer } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { useCursorList } from '../../lists/useList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useConfirmTransfer, useRejectTransfer, useWaitingTransfers } from './transfers.api.ts';

/** Lists orders awaiting a transfer, most urgent first. */
export function WaitingTransfers() {
  const { t } = useTranslation('back-office/transfers');
  const { message, modal } = App.useApp();
  const { date } = useFormats();
  const list = useCursorList(useWaitingTransfers);
  const [confirm, { error: confirmError }] = useConfirmTransfer();
  const [reject] = useRejectTransfer();
  const [rejecting, setRejecting] = useState<WaitingTransfer>();
  const zone = deviceZone();
  const confirmOrder = async ({ orderId, reference }: WaitingTransfer) => {
    const { data: confirmed } = await confirm(orderId);
    if (confirmed?.paid) void message.success(t('waiting.paid', { reference }));
    else if (confirmed) void message.warning(t('waiting.seats_gone', { reference }));
  };
  const askToConfirm = (row: WaitingTransfer) =>
    modal.confirm({
      title: t('waiting.confirm_title', { amount: formatMoney(row.amount) }),
      okText: t('waiting.confirm'),
      onOk: () => confirmOrder(row),
    });
  return (
    <>
      <Failure error={confirmError} />
      <CursorTable<WaitingTransfer>
        {...list}
        name="transfers"
        label={t('waiting.title')}
        rowKey="orderId"
        locale={{ emptyText: t('waiting.none') }}
        columns={[
          { title: t('fields.reference'), key: 'reference', dataIndex: 'reference' },
          { title: t('fields.amount'), key: 'amount', align: 'end', render: (_, { amount }) => formatMoney(amount) },
          {
            title: t('fields.held_until'),
            key: 'heldUntil',
            render: (_, { heldUntil }) => `${date(heldUntil, 'medium', zone)}, ${date(heldUntil, 'time', zone)}`,
          },
          { title: t('fields.customer'), key: 'customer', dataIndex: 'customer' },
          { title: t('fields.event'), key: 'event', dataIndex: 'event' },
          {
            title: t('fields.actions'),
            card: 'actions',
            render: (_, row) => (
              <Space wrap>
                <Button type="primary" onClick={() => askToConfirm(row)}>
                  {t('waiting.confirm')}
                </Button>
                <Button onClick={() => setRejecting(row)}>{t('waiting.reject')}</Button>
              </Space>
            ),
          },
        ]}
      />
      {rejecting && (
        <SaveModal<{ reason: string }, unknown>
          texts="back-office/transfers"
          name="rejection"
          title={t('waiting.reject_title', { reference: rejecting.reference })}
          action={t('waiting.reject')}
          save={({ reason }) => reject({ id: rejecting.orderId, reason })}
          saved={() => t('waiting.rejected', { reference: rejecting.reference })}
          onClose={() => setRejecting(undefined)}
        >
          <Field of={reasonFields} name="reason" />
        </SaveModal>
      )}
    </>
  );
}
