import type { FieldError, OrderAddress, Passenger, PassengerChange } from '@idavuelta/shared/contracts';
import { isPhoneNumber } from '@idavuelta/shared/contracts/phone';
import type { TicketAddress } from '../../../database/column-types.ts';
import { invalidFields } from '../../../errors.ts';
import { storedFacts } from '../stored-facts.ts';
import type { TicketToChange } from './passengers.repository.ts';

type Ticket = Pick<TicketToChange, 'country' | 'stops' | 'addresses' | 'passengers' | 'counties' | 'meetingPoint'>;
type Changed = Pick<TicketToChange, 'addresses' | 'passengers'>;

/** Adds the new address and drops those where no passenger is picked up any more. */
function addressesOf(before: TicketAddress[], added: TicketAddress | undefined, passengers: Passenger[]) {
  const known = before.filter(({ address }) => address !== added?.address);
  return [...known, ...(added ? [added] : [])].filter(({ address }) =>
    passengers.some(({ passengerAddress }) => passengerAddress === address),
  );
}

/** Locates the new address; one already on the ticket keeps its position. A meeting point needs none. */
function positionOf({ addresses, meetingPoint }: Ticket, { address, commune_id, position }: OrderAddress) {
  if (meetingPoint !== null) return {};
  const same = addresses.find((known) => known.address === address.trim() && known.countyId === commune_id);
  const found = position ?? same?.position;
  return found ? { position: found } : {};
}

/**
 * Returns the ticket with the changed traveller, phone or pick-up address. The e-mail stays unless a new one is given.
 * @throws VALIDATION_FAILED with every field that does not fit the ticket or the event's country
 */
export function changedTicket(
  ticket: Ticket,
  { passenger: number, ticket: _, address, email, ...facts }: PassengerChange,
): Changed {
  const { country, stops, counties, meetingPoint } = ticket;
  const before = ticket.passengers[number - 1];
  if (!before) throw invalidFields({ field: 'passenger', reason: 'unknown' });
  const errors: FieldError[] = [];
  if (!isPhoneNumber(facts.phone, country)) errors.push({ field: 'phone', reason: 'phone' });
  if (address && !(address.commune_id in counties)) errors.push({ field: 'address.commune_id', reason: 'unknown' });
  if (address && meetingPoint !== null && address.address.trim() !== meetingPoint)
    errors.push({ field: 'address.address', reason: 'unknown' });
  if (errors.length > 0) throw invalidFields(...errors);

  const added = address && {
    address: address.address.trim(),
    countyId: address.commune_id,
    county: counties[address.commune_id],
    ...positionOf(ticket, address),
  };
  const after: Passenger = {
    ...storedFacts({ ...facts, email: email ?? before.email }, country),
    passengerAddress: added?.address ?? before.passengerAddress,
  };
  const passengers = ticket.passengers.with(number - 1, after);
  const addresses = addressesOf(ticket.addresses, added, passengers);
  if (addresses.length > stops) throw invalidFields({ field: 'address', reason: 'max' });
  return { addresses, passengers };
}
