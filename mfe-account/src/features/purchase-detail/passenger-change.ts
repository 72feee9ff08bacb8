import type { OrderId, PassengerChange, TicketDetail } from '@idavuelta/shared/contracts';

/** Which traveller of a purchase. */
export interface PassengerPlace {
  orderId: OrderId;
  ticket: TicketDetail;
  /** 1-based number of the ticket within the order. */
  number: number;
  /** 0-based index of the passenger within the ticket. */
  seat: number;
}

/** What the form holds. */
export interface PassengerValues {
  name: string;
  phone: string;
  address: string;
  countyId?: number;
}

/** What the form of a gift holds. */
export interface GiftValues extends PassengerValues {
  email: string;
}

/** What is on the ticket now. Its pick-up address has a county by name, the form's choices have ids. */
export function valuesOf({ ticket, seat }: PassengerPlace): PassengerValues {
  const { name = '', phone = '', passengerAddress: address = '' } = ticket.passengers[seat] ?? {};
  const county = ticket.addresses.find((known) => known.address === address)?.county;
  return { name, phone, address, countyId: ticket.counties?.find((known) => known.name === county)?.id };
}

/** The body of the call; an address that stays is left out. */
export function toChange(place: PassengerPlace, values: PassengerValues): PassengerChange {
  const before = valuesOf(place);
  const { name, phone, address, countyId } = values;
  const moves = address !== before.address || countyId !== before.countyId;
  return {
    ticket: place.number,
    passenger: place.seat + 1,
    name,
    phone,
    ...(moves && countyId && { address: { address, commune_id: countyId } }),
  };
}
