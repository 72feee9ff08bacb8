import type { OrderId, TicketDetail, TicketGift } from '@idavuelta/shared/contracts';
import { forEachField, type PassengerFacts } from '@idavuelta/shared/contracts/passenger';

/** Which traveller of a purchase. */
export interface PassengerPlace {
  orderId: OrderId;
  ticket: TicketDetail;
  /** 1-based number of the ticket within the order. */
  number: number;
  /** 0-based index of the passenger within the ticket. */
  seat: number;
}

/** What the forms hold, of a change and of a gift. */
export interface PassengerValues extends PassengerFacts {
  address: string;
  countyId?: number;
}

/** What is on the ticket now. Its pick-up address has a county by name, the form's choices have ids. */
export function valuesOf({ ticket, seat }: PassengerPlace): PassengerValues {
  const passenger = ticket.passengers[seat];
  const address = passenger?.passengerAddress ?? '';
  const county = ticket.addresses.find((known) => known.address === address)?.county;
  const facts = forEachField((field) => passenger?.[field] ?? '');
  return { ...facts, address, countyId: ticket.counties?.find((known) => known.name === county)?.id };
}

/** The body of the call; an address that stays is left out, and so is a field without a text. */
export function toChange(place: PassengerPlace, values: PassengerValues): TicketGift {
  const before = valuesOf(place);
  const { address, countyId, ...facts } = values;
  const given = Object.fromEntries(Object.entries(facts).filter(([, text]) => text)) as PassengerFacts;
  const moves = address !== before.address || countyId !== before.countyId;
  return {
    ticket: place.number,
    passenger: place.seat + 1,
    ...given,
    ...(moves && countyId && { address: { address, commune_id: countyId } }),
  };
}
