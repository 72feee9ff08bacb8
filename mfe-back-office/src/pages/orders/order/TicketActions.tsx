import type { StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { useReissue } from './order-changes.api.ts';
import { PassengerDrawer } from './PassengerDrawer.tsx';

interface OfTicket {
  order: StaffOrder;
  ticket: StaffTicket;
}

/** Replaces the code of a ticket. */
export function ReissueButton({ order, ticket: { number } }: OfTicket) {
  const { t } = useTranslation('back-office/orders');
  const [open, setOpen] = useState(false);
  const [reissue] = useReissue();
  return (
    <>
      <Button size="small" aria-label={t('dialogs.reissue.title', { number })} onClick={() => setOpen(true)}>
        {t('dialogs.reissue.submit')}
      </Button>
      {open && (
        <SaveModal
          texts="back-office/orders"
          name="reissue"
          title={t('dialogs.reissue.title', { number })}
          action={t('dialogs.reissue.submit')}
          danger
          save={() => reissue({ id: order.id, ticket: number })}
          saved={() => t('dialogs.reissue.done', { number })}
          onClose={() => setOpen(false)}
        >
          <p>{t('dialogs.reissue.lead', { email: order.buyer.email })}</p>
        </SaveModal>
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
