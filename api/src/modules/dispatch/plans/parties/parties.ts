import type { DispatchParty } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import { placeOf, windowsOf } from '../../../pick-ups/windows.ts';
import type { DepartureRow, TicketRow } from '../departure.repository.ts';

/** A ticket at one of its addresses, counted from 0. */
export interface Rider {
  ticketId: number;
  addressIndex: number;
  address: string;
}

/** A party with what it is made of. */
export interface RidingParty extends DispatchParty {
  riders: Rider[];
  /** Of its first ticket: private parties with the same one ride in one van. */
  ticketId: number;
  /** Of the address, 0 where none is known. */
  countyId: number;
}

/** Of the party whose first rider it is. */
export const partyIdOf = ({ ticketId, addressIndex }: Rider) => `${ticketId}.${addressIndex}`;
const riderKey = (rider: Rider) => `${partyIdOf(rider)} ${rider.address}`;

interface Stop {
  ticket: TicketRow;
  addressIndex: number;
  people: DispatchParty['people'];
  seats: number;
}

/** A pool of whole vans gives one for a ticket, however many it carries; a pool of seats gives as many as it carries. */
const isPrivate = ({ units, capacity }: TicketRow) => units !== null && units < capacity;

type AddressedTicket = Pick<TicketRow, 'meetingPoint' | 'addresses' | 'passengers'>;

/** Where a ticket is fetched, by the place of the address in it; undefined for one that it has no more. */
export const addressOf = ({ meetingPoint, addresses }: Omit<AddressedTicket, 'passengers'>, addressIndex: number) =>
  meetingPoint ?? addresses[addressIndex]?.address;

/** Who waits at an address of a ticket, counted from 0; at a meeting point everybody. */
export const waitingAt = ({ meetingPoint, addresses, passengers }: AddressedTicket, addressIndex: number) =>
  passengers.filter(
    ({ passengerAddress }) =>
      meetingPoint !== null ||
      Math.max(
        addresses.findIndex(({ address }) => address === passengerAddress),
        0,
      ) === addressIndex,
  );

/**
 * The seats that a ticket takes at an address. Those that nobody was named for stay the ticket's: they count at its first
 * address.
 */
export function seatsAt(ticket: AddressedTicket & Pick<TicketRow, 'capacity'>, addressIndex: number) {
  const unnamed = addressIndex === 0 ? Math.max(ticket.capacity - ticket.passengers.length, 0) : 0;
  return waitingAt(ticket, addressIndex).length + unnamed;
}

/** Where a ticket is fetched, with who waits there. An address where nobody waits is none. */
function stopsOf(ticket: TicketRow): Stop[] {
  const addresses = ticket.meetingPoint === null ? ticket.addresses : ticket.addresses.slice(0, 1);
  return addresses
    .map((_, addressIndex) => ({
      ticket,
      addressIndex,
      people: waitingAt(ticket, addressIndex).map(({ name, phone }) => ({ name, phone })),
      seats: seatsAt(ticket, addressIndex),
    }))
    .filter(({ seats }) => seats > 0);
}

const riderAt = ({ ticket, addressIndex }: Pick<Stop, 'ticket' | 'addressIndex'>): Rider => ({
  ticketId: ticket.ticketId,
  addressIndex,
  address: addressOf(ticket, addressIndex) ?? '',
});

/** Tickets of an order at one address are one party; private vans are one each. */
function partyKey({ ticket, addressIndex }: Pick<Stop, 'ticket' | 'addressIndex'>) {
  const { address } = riderAt({ ticket, addressIndex });
  if (isPrivate(ticket)) return `${ticket.ticketId} ${addressIndex}`;
  return `${ticket.orderId} ${ticket.addresses[addressIndex]?.countyId} ${address.trim().toLowerCase()}`;
}

/** What drivers are told of a party: as long as one of its tickets with the note has the address of then. */
const noteOf = (stops: Stop[]) =>
  stops
    .flatMap((stop) => {
      const { addressIndex, address } = riderAt(stop);
      return stop.ticket.notes.filter((known) => known.addressIndex === addressIndex && known.address === address);
    })
    .map(({ note }) => note)[0];

/** Everybody who rides with a departure, in the order in which they bought. */
export function partiesOf(departure: DepartureRow, tickets: TicketRow[], settings: EstimateSettings): RidingParty[] {
  const windows = windowsOf(departure, settings);
  const counties = new Map(departure.counties.map((county) => [county.id, county]));
  const bought = tickets.toSorted((one, other) => one.ticketId - other.ticketId);
  const groups = Map.groupBy(bought.flatMap(stopsOf), partyKey);
  return [...groups.values()].map((stops) => {
    const [{ ticket, addressIndex }] = stops as [Stop, ...Stop[]];
    const chosen = ticket.addresses[addressIndex];
    const county = chosen && counties.get(chosen.countyId);
    const atPoint = ticket.meetingPoint !== null;
    const window =
      atPoint && ticket.minutes !== null
        ? windows.atMeetingPoint(ticket, ticket.minutes)
        : county && windows.inCounty(county);
    const note = noteOf(stops);
    const position = (atPoint && placeOf(ticket)) || chosen?.position;
    const riders = stops.map(riderAt) as [Rider, ...Rider[]];
    return {
      id: partyIdOf(riders[0]),
      ticketId: ticket.ticketId,
      countyId: chosen?.countyId ?? 0,
      riders,
      orderId: ticket.orderId,
      order: ticket.order,
      tickets: stops.map((stop) => stop.ticket.ticket),
      people: stops.flatMap(({ people }) => people),
      seats: stops.reduce((sum, { seats }) => sum + seats, 0),
      private: isPrivate(ticket),
      address: riders[0].address,
      ...(chosen?.county && !atPoint && { county: chosen.county }),
      ...(position && { position }),
      ...(window && { opensAt: window.opensAt, closesAt: window.closesAt }),
      ...(note !== undefined && { note }),
    };
  });
}

/** Finds the parties that riders belong to now; whoever has another address than when they were planned has none. */
export function partyFinder(parties: RidingParty[]) {
  const byRider = new Map(parties.flatMap((party) => party.riders.map((rider) => [riderKey(rider), party] as const)));
  return (riders: Rider[]): RidingParty | undefined => {
    for (const rider of riders) {
      const party = byRider.get(riderKey(rider));
      if (party) return party;
    }
    return undefined;
  };
}
