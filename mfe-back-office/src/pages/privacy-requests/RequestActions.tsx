import { privacyAnswerFields, reasonFields, type StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Space } from 'antd';
import { useState } from 'react';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { Failure } from '../../ui/Failure.tsx';
import {
  useAnswerRequest,
  useBlockPerson,
  useRemovePerson,
  useSendExport,
  useUnblockPerson,
} from './privacy-requests.api.ts';

const texts = 'back-office/privacy-requests';

/** What can be done for a request: each act with its reason. */
export function RequestActions({ request }: { request: StaffPrivacyRequest }) {
  const { t } = useTranslation(texts);
  const { message } = App.useApp();
  const [open, setOpen] = useState<'block' | 'unblock' | 'remove' | 'done' | 'refused'>();
  const [sendExport, sending] = useSendExport();
  const [block] = useBlockPerson();
  const [unblock] = useUnblockPerson();
  const [remove] = useRemovePerson();
  const [answer] = useAnswerRequest();
  const { id, state, isBlocked } = request;
  const close = () => setOpen(undefined);
  const acts = { block, unblock, remove };

  const send = async () => {
    const { error } = await sendExport(id);
    if (!error) void message.success(t('export.sent'));
  };
  return (
    <>
      <Space wrap>
        <Button loading={sending.isLoading} onClick={() => void send()}>
          {t('export.action')}
        </Button>
        <Button onClick={() => setOpen(isBlocked ? 'unblock' : 'block')}>
          {t(isBlocked ? 'unblock.action' : 'block.action')}
        </Button>
        <Button danger onClick={() => setOpen('remove')}>
          {t('remove.action')}
        </Button>
        {state === 'open' && (
          <>
            <Button type="primary" onClick={() => setOpen('done')}>
              {t('done.action')}
            </Button>
            <Button onClick={() => setOpen('refused')}>{t('refused.action')}</Button>
          </>
        )}
      </Space>
      <Failure error={sending.error} />
      {(open === 'block' || open === 'unblock' || open === 'remove') && (
        <SaveModal<{ reason: string }, StaffPrivacyRequest>
          texts={texts}
          name={open}
          title={t(`${open}.title`)}
          action={t(`${open}.action`)}
          danger={open === 'remove'}
          save={({ reason }) => acts[open]({ id, reason })}
          saved={() => t(`${open}.saved`)}
          onClose={close}
        >
          <p>{t(`${open}.lead`)}</p>
          <Field of={reasonFields} name="reason" />
        </SaveModal>
      )}
      {(open === 'done' || open === 'refused') && (
        <SaveModal<{ answer: string }, StaffPrivacyRequest>
          texts={texts}
          name="privacy-answer"
          title={t(`${open}.title`)}
          action={t(`${open}.action`)}
          save={(values) => answer({ id, outcome: open, answer: values.answer })}
          saved={() => t(`${open}.saved`)}
          onClose={close}
        >
          <Field of={privacyAnswerFields} name="answer" />
        </SaveModal>
      )}
    </>
  );
}
