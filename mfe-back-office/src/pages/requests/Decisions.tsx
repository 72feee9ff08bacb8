import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { PrivateRequestDetail, QuoteSettlement, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import { NoteModal } from '../../forms/NoteModal.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ApproveModal } from './ApproveModal.tsx';
import { useFinishRequest, useRejectRequest, useSettleQuote } from './requests.api.ts';

interface DecisionsProps {
  request: PrivateRequestDetail;
  permissions: StaffPermission[];
}

/** What can be decided about a request as it stands, and recorded of what its organiser owes. */
export function Decisions({ request, permissions }: DecisionsProps) {
  const { t } = useTranslation('back-office/requests');
  const { message, modal } = App.useApp();
  const [open, setOpen] = useState<'approve' | 'reject' | QuoteSettlement['as']>();
  const [reject, rejection] = useRejectRequest();
  const [finish, finishing] = useFinishRequest();
  const [settle, settling] = useSettleQuote();
  const { id, name, status, quote } = request;
  const mayDecide = permissions.includes('requests.decide');
  const owed = permissions.includes('transfers.change') && !quote?.paidAt ? quote : undefined;
  const close = () => setOpen(undefined);

  const rejectIt = async (reason: string) => {
    const { data } = await reject({ id, reason });
    if (!data) return;
    void message.success(t('reject.done'));
    close();
  };
  const settleIt = async (as: QuoteSettlement['as'], note: string) => {
    const { data } = await settle({ id, as, note });
    if (!data) return;
    void message.success(t(`${as}.done`));
    close();
  };
  const askToFinish = () =>
    modal.confirm({
      title: t('finish.title', { name }),
      content: t('finish.lead'),
      okText: t('finish.action'),
      onOk: async () => {
        const { data } = await finish(id);
        if (data) void message.success(t('finish.done'));
      },
    });
  return (
    <>
      <Space wrap>
        {mayDecide && status === 'under_review' && (
          <>
            <Button type="primary" onClick={() => setOpen('approve')}>
              {t('approve.action')}
            </Button>
            <Button danger onClick={() => setOpen('reject')}>
              {t('reject.action')}
            </Button>
          </>
        )}
        {owed && !owed.billedAt && <Button onClick={() => setOpen('billed')}>{t('billed.action')}</Button>}
        {owed && <Button onClick={() => setOpen('paid')}>{t('paid.action')}</Button>}
        {mayDecide && status === 'approved' && (
          <Button danger loading={finishing.isLoading} onClick={askToFinish}>
            {t('finish.action')}
          </Button>
        )}
      </Space>
      <Failure error={finishing.error} />
      {open === 'approve' && <ApproveModal request={request} onClose={close} />}
      {open === 'reject' && (
        <NoteModal
          title={t('reject.title', { name })}
          label={t('reject.reason')}
          action={t('reject.action')}
          isLoading={rejection.isLoading}
          error={rejection.error}
          onSave={(reason) => void rejectIt(reason)}
          onClose={close}
        />
      )}
      {quote && (open === 'billed' || open === 'paid') && (
        <NoteModal
          title={t(`${open}.title`, { amount: formatMoney(quote.amount) })}
          label={t('settlement_note')}
          action={t(`${open}.action`)}
          isLoading={settling.isLoading}
          error={settling.error}
          onSave={(note) => void settleIt(open, note)}
          onClose={close}
        />
      )}
    </>
  );
}
