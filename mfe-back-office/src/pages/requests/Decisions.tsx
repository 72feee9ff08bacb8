import { formatMoney } from '@idavuelta/shared/contracts/money';
import {
  type PrivateRequestDetail,
  type QuoteSettlement,
  reasonFields,
  type StaffPermission,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ApproveModal } from './ApproveModal.tsx';
import { useFinishRequest, useRejectRequest, useSettleQuote } from './requests.api.ts';

interface DecisionsProps {
  request: PrivateRequestDetail;
  permissions: StaffPermission[];
}

/** Shows the decisions that a request's status allows, and records what the organiser owes. */
export function Decisions({ request, permissions }: DecisionsProps) {
  const { t } = useTranslation('back-office/requests');
  const { message, modal } = App.useApp();
  const [open, setOpen] = useState<'approve' | 'reject' | QuoteSettlement['as']>();
  const [reject] = useRejectRequest();
  const [finish, finishing] = useFinishRequest();
  const [settle] = useSettleQuote();
  const { id, name, status, quote } = request;
  const mayDecide = permissions.includes('requests.decide');
  const owed = permissions.includes('transfers.change') && !quote?.paidAt ? quote : undefined;
  const close = () => setOpen(undefined);

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
        <SaveModal<{ reason: string }, PrivateRequestDetail>
          texts="back-office/requests"
          name="rejection"
          title={t('reject.title', { name })}
          action={t('reject.action')}
          save={({ reason }) => reject({ id, reason })}
          saved={() => t('reject.done')}
          onClose={close}
        >
          <Field of={reasonFields} name="reason" label={t('reject.reason')} />
        </SaveModal>
      )}
      {quote && (open === 'billed' || open === 'paid') && (
        <SaveModal<{ note: string }, PrivateRequestDetail>
          texts="back-office/requests"
          name="settlement"
          title={t(`${open}.title`, { amount: formatMoney(quote.amount) })}
          action={t(`${open}.action`)}
          save={({ note }) => settle({ id, as: open, note })}
          saved={() => t(`${open}.done`)}
          onClose={close}
        >
          <Field of={reasonFields} name="note" />
        </SaveModal>
      )}
    </>
  );
}
