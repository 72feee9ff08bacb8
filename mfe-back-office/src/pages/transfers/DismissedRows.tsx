import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { DismissedBankRow } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import { actorName } from '../../features/changes/detail-text.ts';
import { CursorButtons } from '../../lists/CursorButtons.tsx';
import { useCursorPages } from '../../lists/useCursorPages.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useBankDay } from './bank-day.ts';
import { useDismissedBankRows, useReopenBankRow } from './transfers.api.ts';

/** Lists dismissed rows, each of which can be restored. */
export function DismissedRows() {
  const { t } = useTranslation('back-office/transfers');
  const { message } = App.useApp();
  const { date } = useFormats();
  const day = useBankDay();
  const pages = useCursorPages();
  const { data, error, isFetching } = useDismissedBankRows({ cursor: pages.cursor });
  const [reopen, reopening] = useReopenBankRow();
  const reopenRow = async (id: number) => {
    const { data: done } = await reopen(id);
    if (done) void message.success(t('dismissed.reopened'));
  };
  return (
    <>
      <p>{t('dismissed.lead')}</p>
      <Failure error={error ?? reopening.error} />
      <WideTable<DismissedBankRow>
        label={t('dismissed.title')}
        rowKey="id"
        dataSource={data?.items}
        loading={isFetching && !data}
        locale={{ emptyText: t('dismissed.none') }}
        columns={[
          { title: t('fields.day'), render: (_, { bookedOn }) => day(bookedOn) },
          { title: t('fields.amount'), align: 'end', render: (_, { amount }) => formatMoney(amount) },
          { title: t('fields.payer'), dataIndex: 'payer' },
          { title: t('fields.text'), dataIndex: 'text' },
          { title: t('dismissed.note'), dataIndex: 'note' },
          { title: t('dismissed.by'), dataIndex: 'by', render: actorName },
          { title: t('dismissed.at'), render: (_, { at }) => (at ? date(at, 'medium', deviceZone()) : '–') },
          {
            title: t('fields.actions'),
            render: (_, { id }) => <Button onClick={() => void reopenRow(id)}>{t('dismissed.reopen')}</Button>,
          },
        ]}
      />
      <CursorButtons pages={pages} next={data?.next} />
    </>
  );
}
