import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { DismissedBankRow } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import { actorName } from '../../features/changes/detail-text.ts';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { useCursorPages } from '../../lists/useCursorPages.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useBankDay } from './bank-day.ts';
import { useDismissedBankRows, useReopenBankRow } from './transfers.api.ts';

/** Lists dismissed rows, each of which can be restored. */
export function DismissedRows() {
  const { t } = useTranslation('back-office/transfers');
  const { message } = App.useApp();
  const { date } = useFormats();
  const day = useBankDay();
  const pages = useCursorPages();
  const { data, error, isFetching, refetch } = useDismissedBankRows({ cursor: pages.cursor });
  const [reopen, reopening] = useReopenBankRow();
  const reopenRow = async (id: number) => {
    const { data: done } = await reopen(id);
    if (done) void message.success(t('dismissed.reopened'));
  };
  return (
    <>
      <p>{t('dismissed.lead')}</p>
      <Failure error={reopening.error} />
      <CursorTable<DismissedBankRow>
        name="dismissed-bank-rows"
        label={t('dismissed.title')}
        rowKey="id"
        list={data}
        pages={pages}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
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
            render: (_, { id }) => <Button onClick={() => void reopenRow(id)}>{t('dismissed.reopen')}</Button>,
          },
        ]}
      />
    </>
  );
}
