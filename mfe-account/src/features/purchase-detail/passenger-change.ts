import type { CountryCode, OrderId, TicketDetail, TicketGift } from '@idavuelta/shared/contracts';
import { forEachField, type PassengerFacts } from '@idavuelta/shared/contracts/passenger';

/** Identifies a traveller of a purchase. */
export interface TicketPassenger {
  orderId: OrderId;
  /** Country of the event. */
  country?: CountryCode;
  ticket: TicketDetail;
  /** 1-based number of the ticket within the order. */
  number: number;
  /** 0-based index of the passenger within the ticket. */
  passengerIndex: number;
}

/** Form values, for a change and for a gift. */
export interface PassengerValues extends PassengerFacts {
  address: string;
  countyId?: number;
}

/** Returns the current values of the ticket. Its pick-up address names the county, the form's options have ids. */
export function valuesOf({ ticket, passengerIndex }: TicketPassenger): PassengerValues {
  const passenger = ticket.passengers[passengerIndex];
  const address = passenger?.passengerAddress ?? '';
  const county = ticket.addresses.find((known) => known.address === address)?.county;
  const facts = forEachField((field) => passenger?.[field] ?? '');
  return { ...facts, address, countyId: ticket.counties?.find((known) => known.name === county)?.id };
}

/** Builds the body of the call; an unchanged address and empty fields are omitted. */
export function toChange(traveller: TicketPassenger, values: PassengerValues): TicketGift {
  const before = valuesOf(traveller);
  const { address, countyId, ...facts } = values;
  const given = Object.fromEntries(Object.entries(facts).filter(([, text]) => text)) as PassengerFacts;
  const moves = address !== before.address || countyId !== before.countyId;
  return {
    ticket: traveller.number,
    passenger: traveller.passengerIndex + 1,
    ...given,
    ...(moves && countyId && { address: { address, commune_id: countyId } }),
  };
}
