import type { StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../../session/download.api.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useResendVerification } from '../customers.api.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

/** The actions on a customer account. */
export function CustomerActions({ customer }: { customer: StaffCustomer }) {
  const { t } = useTranslation('back-office/customers');
  const { message } = App.useApp();
  const [open, setOpen] = useState<'block' | 'delete'>();
  const [resend, resending] = useResendVerification();
  const [download, downloading] = useDownload();
  const { id, email, blocked, verified } = customer;
  const send = async () => {
    const { data } = await resend(id);
    if (data) void message.success(t(`resend.${data.outcome}`, { email }));
  };
  const close = () => setOpen(undefined);
  return (
    <>
      {!verified && (
        <Button loading={resending.isLoading} onClick={() => void send()}>
          {t('resend.open')}
        </Button>
      )}
      <Button
        loading={downloading.isLoading}
        onClick={() => void download({ url: `/staff-api/customers/${id}/data`, name: `idavuelta-${id}.json` })}
      >
        {t('one.export')}
      </Button>
      <Button danger={!blocked} onClick={() => setOpen('block')}>
        {t(blocked ? 'unblock.open' : 'block.open')}
      </Button>
      <Button danger onClick={() => setOpen('delete')}>
        {t('delete.open')}
      </Button>
      <Failure error={resending.error ?? downloading.error} />
      {open === 'block' && <BlockDialog customer={customer} onClose={close} />}
      {open === 'delete' && <DeleteDialog customer={customer} onClose={close} />}
    </>
  );
}
