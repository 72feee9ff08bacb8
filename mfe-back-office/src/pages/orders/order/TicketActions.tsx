import type { StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ActionDialog } from './ActionDialog.tsx';
import { useReissue } from './order-changes.api.ts';
import { PassengerDrawer } from './PassengerDrawer.tsx';

interface OfTicket {
  order: StaffOrder;
  ticket: StaffTicket;
}

/** Gives a ticket another code. */
export function ReissueButton({ order, ticket: { number } }: OfTicket) {
  const { t } = useTranslation('back-office/orders');
  const { message } = App.useApp();
  const [open, setOpen] = useState(false);
  const [reissue, { isLoading, error }] = useReissue();
  const save = async () => {
    const { data } = await reissue({ id: order.id, ticket: number });
    if (!data) return;
    void message.success(t('dialogs.reissue.done', { number }));
    setOpen(false);
  };
  return (
    <>
      <Button size="small" aria-label={t('dialogs.reissue.title', { number })} onClick={() => setOpen(true)}>
        {t('dialogs.reissue.submit')}
      </Button>
      {open && (
        <ActionDialog
          title={t('dialogs.reissue.title', { number })}
          lead={t('dialogs.reissue.lead', { email: order.buyer.email })}
          submit={t('dialogs.reissue.submit')}
          danger
          loading={isLoading}
          error={error}
          onSubmit={() => void save()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Changes a passenger of a ticket, counted from 1. */
export function PassengerButton({ order, ticket, passenger }: OfTicket & { passenger: number }) {
  const { t } = useTranslation('back-office/orders');
  const [open, setOpen] = useState(false);
  const name = ticket.passengers[passenger - 1]?.name ?? '';
  return (
    <>
      <Button size="small" aria-label={t('dialogs.passenger.title', { name })} onClick={() => setOpen(true)}>
        {t('dialogs.passenger.open')}
      </Button>
      {open && <PassengerDrawer order={order} ticket={ticket} passenger={passenger} onClose={() => setOpen(false)} />}
    </>
  );
}
