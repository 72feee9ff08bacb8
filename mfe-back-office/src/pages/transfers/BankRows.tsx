import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { OpenBankRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { useCursorList } from '../../lists/useList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useBankDay } from './bank-day.ts';
import { DismissModal } from './DismissModal.tsx';
import { MatchModal } from './MatchModal.tsx';
import { RowKind } from './RowKind.tsx';
import { useBankRows } from './transfers.api.ts';
import { useConfirmMatch } from './useConfirmMatch.ts';

/** Lists statement rows that could not be matched to an order automatically. */
export function BankRows() {
  const { t } = useTranslation('back-office/transfers');
  const day = useBankDay();
  const list = useCursorList(useBankRows);
  const { message } = App.useApp();
  const { confirmMatch, matched, error: matchError } = useConfirmMatch();
  const [matching, setMatching] = useState<OpenBankRow>();
  const [dismissing, setDismissing] = useState<OpenBankRow>();
  const confirmRow = async (row: OpenBankRow) => {
    const { data: settled } = await confirmMatch(row, row.order ?? '');
    if (settled) void message.success(matched(settled));
  };
  return (
    <>
      <ListHead lead={t('rows.lead')} />
      <Failure error={matchError} />
      <CursorTable<OpenBankRow>
        {...list}
        name="bank-rows"
        label={t('rows.title')}
        rowKey="id"
        locale={{ emptyText: t('rows.none') }}
        columns={[
          { title: t('fields.day'), key: 'day', render: (_, { bookedOn }) => day(bookedOn) },
          { title: t('fields.amount'), key: 'amount', align: 'end', render: (_, { amount }) => formatMoney(amount) },
          { title: t('fields.payer'), key: 'payer', dataIndex: 'payer' },
          { title: t('fields.text'), key: 'text', dataIndex: 'text' },
          { title: t('fields.kind'), key: 'kind', render: (_, row) => <RowKind row={row} /> },
          { title: t('fields.order'), key: 'order', dataIndex: 'order' },
          {
            title: t('fields.actions'),
            card: 'actions',
            render: (_, row) => (
              <Space wrap>
                {(row.kind === 'typo' || row.kind === 'maybe-twice') && row.order && (
                  <Button type="primary" onClick={() => void confirmRow(row)}>
                    {t(row.kind === 'typo' ? 'rows.confirm' : 'rows.confirm_another', { order: row.order })}
                  </Button>
                )}
                <Button onClick={() => setMatching(row)}>{t('rows.match')}</Button>
                <Button onClick={() => setDismissing(row)}>{t('rows.dismiss')}</Button>
              </Space>
            ),
          },
        ]}
      />
      {matching && <MatchModal row={matching} onClose={() => setMatching(undefined)} />}
      {dismissing && <DismissModal row={dismissing} onClose={() => setDismissing(undefined)} />}
    </>
  );
}
