import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { DismissedBankRow } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import { actorName } from '../../features/changes/detail-text.ts';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { useCursorList } from '../../lists/useList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useBankDay } from './bank-day.ts';
import { useDismissedBankRows, useReopenBankRow } from './transfers.api.ts';

/** Lists dismissed rows, each of which can be restored. */
export function DismissedRows() {
  const { t } = useTranslation('back-office/transfers');
  const { message } = App.useApp();
  const { date } = useFormats();
  const day = useBankDay();
  const list = useCursorList(useDismissedBankRows);
  const [reopen, reopening] = useReopenBankRow();
  const reopenRow = async (id: number) => {
    const { data: done } = await reopen(id);
    if (done) void message.success(t('dismissed.reopened'));
  };
  return (
    <>
      <ListHead lead={t('dismissed.lead')} />
      <Failure error={reopening.error} />
      <CursorTable<DismissedBankRow>
        {...list}
        name="dismissed-bank-rows"
        label={t('dismissed.title')}
        rowKey="id"
        locale={{ emptyText: t('dismissed.none') }}
        columns={[
          { title: t('fields.day'), key: 'day', render: (_, { bookedOn }) => day(bookedOn) },
          { title: t('fields.amount'), key: 'amount', align: 'end', render: (_, { amount }) => formatMoney(amount) },
          { title: t('fields.payer'), key: 'payer', dataIndex: 'payer' },
          { title: t('fields.text'), key: 'text', dataIndex: 'text' },
          { title: t('dismissed.note'), key: 'note', dataIndex: 'note' },
          { title: t('dismissed.by'), key: 'by', dataIndex: 'by', render: actorName },
          { title: t('dismissed.at'), key: 'at', render: (_, { at }) => (at ? date(at, 'medium', deviceZone()) : '–') },
          {
            title: t('fields.actions'),
            card: 'actions',
            render: (_, { id }) => <Button onClick={() => void reopenRow(id)}>{t('dismissed.reopen')}</Button>,
          },
        ]}
      />
    </>
  );
}
