import { type PassengerFacts, passengerFieldNames } from '@idavuelta/shared/contracts/passenger';
import type { StaffOrder, StaffTicket } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { AddressField, CountyField } from '../AddressFields.tsx';
import { PassengerFactFields } from '../PassengerFactFields.tsx';
import { useChangePassenger } from './order-changes.api.ts';

interface PassengerDrawerProps {
  order: StaffOrder;
  ticket: StaffTicket;
  /** Counted from 1. */
  passenger: number;
  onClose: () => void;
}

interface Values extends PassengerFacts {
  address: { address: string; commune_id: number };
}

/** Changes a passenger or pick-up address of a ticket, by the same rule as the buyer's own page. */
export function PassengerDrawer({ order, ticket, passenger, onClose }: PassengerDrawerProps) {
  const { t } = useTranslation('back-office/orders');
  const [change] = useChangePassenger();
  const before = ticket.passengers[passenger - 1];
  const stop = ticket.addresses.find(({ address }) => address === before?.passengerAddress);
  const facts = Object.fromEntries(passengerFieldNames.map((name) => [name, before?.[name]]));
  const at = { id: order.id, ticket: ticket.number, passenger };
  const isMoved = ({ address, commune_id }: Values['address']) =>
    address !== stop?.address || commune_id !== stop?.countyId;
  return (
    <Drawer title={t('dialogs.passenger.title', { name: before?.name })} open onClose={onClose}>
      <p>{t('dialogs.passenger.lead')}</p>
      <SaveForm<Values, object>
        texts="back-office/orders"
        name="passenger"
        initial={{ ...facts, ...(stop && { address: { address: stop.address, commune_id: stop.countyId } }) }}
        save={({ address, ...typed }) => change({ ...at, ...typed, ...(address && isMoved(address) && { address }) })}
        saved={() => t('dialogs.passenger.done')}
        onSaved={onClose}
        mistakeOf={(reason) => t(reason === 'max' ? 'dialogs.passenger.full' : 'dialogs.passenger.wrong')}
        action={t('dialogs.passenger.submit')}
      >
        <PassengerFactFields country={order.country} />
        {ticket.meetingPoint === undefined && (
          <>
            <AddressField name={['address', 'address']} extra={t('dialogs.passenger.stops', { count: ticket.stops })} />
            <CountyField name={['address', 'commune_id']} counties={ticket.counties} />
          </>
        )}
      </SaveForm>
    </Drawer>
  );
}
