import type { DispatchParty } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import { calculateWindows, toCoordinates } from '../../../pick-ups/windows.ts';
import { toSpaceCounts } from '../../../seats/spaces.ts';
import type { DepartureRow, TicketRow } from '../departure.repository.ts';

/** A ticket at one of its addresses, numbered from 0. */
export interface Rider {
  ticketId: number;
  addressIndex: number;
  address: string;
}

/** A party with its tickets and riders. */
export interface RidingParty extends DispatchParty {
  riders: Rider[];
  /** Id of its first ticket: private parties that share it ride in the same van. */
  ticketId: number;
  /** County of the address; 0 when unknown. */
  countyId: number;
  /** Waits at its own door, shares its van and needs no wheelchair place. */
  mayWalk: boolean;
}

/** Builds a party's id from its first rider. */
export const partyIdOf = ({ ticketId, addressIndex }: Rider) => `${ticketId}.${addressIndex}`;
const riderKey = (rider: Rider) => `${partyIdOf(rider)} ${rider.address}`;

interface Stop {
  ticket: TicketRow;
  addressIndex: number;
  people: DispatchParty['people'];
  seats: number;
}

/** Tells whether the ticket books a whole van: its pool counts vans, not seats. */
const isPrivate = ({ units, capacity }: TicketRow) => units !== null && units < capacity;

type AddressedTicket = Pick<TicketRow, 'meetingPoint' | 'addresses' | 'passengers'>;

/** Returns the ticket's pick-up address by index; undefined when it no longer has it. */
export const addressOf = ({ meetingPoint, addresses }: Omit<AddressedTicket, 'passengers'>, addressIndex: number) =>
  meetingPoint ?? addresses[addressIndex]?.address;

/** Returns the passengers waiting at an address of a ticket, numbered from 0; at a meeting point all of them. */
export const waitingAt = ({ meetingPoint, addresses, passengers }: AddressedTicket, addressIndex: number) =>
  passengers.filter(
    ({ passengerAddress }) =>
      meetingPoint !== null ||
      Math.max(
        addresses.findIndex(({ address }) => address === passengerAddress),
        0,
      ) === addressIndex,
  );

/** Returns the seats a ticket needs at an address. Seats without a named passenger count at its first address. */
export function seatsAt(ticket: AddressedTicket & Pick<TicketRow, 'capacity'>, addressIndex: number) {
  const unnamed = addressIndex === 0 ? Math.max(ticket.capacity - ticket.passengers.length, 0) : 0;
  return waitingAt(ticket, addressIndex).length + unnamed;
}

/** Returns what a ticket has beside seats at an address: all of it where the first of its passengers wait. */
export function spacesAt(
  ticket: AddressedTicket & Pick<TicketRow, 'capacity' | 'spaces'>,
  addressIndex: number,
): TicketRow['spaces'] {
  const first = ticket.addresses.findIndex((_, index) => seatsAt(ticket, index) > 0);
  return addressIndex === first ? ticket.spaces : [];
}

/** Returns a ticket's pick-ups with their passengers, without addresses where no one waits. */
function toStops(ticket: TicketRow): Stop[] {
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

/** Groups tickets of an order at the same address into a party; each private van is its own. */
function partyKey({ ticket, addressIndex }: Pick<Stop, 'ticket' | 'addressIndex'>) {
  const { address } = riderAt({ ticket, addressIndex });
  if (isPrivate(ticket)) return `${ticket.ticketId} ${addressIndex}`;
  return `${ticket.orderId} ${ticket.addresses[addressIndex]?.countyId} ${address.trim().toLowerCase()}`;
}

/** Returns the note to the driver about a party, unless its ticket no longer has the address the note is about. */
const noteOf = (stops: Stop[]) =>
  stops
    .flatMap((stop) => {
      const { addressIndex, address } = riderAt(stop);
      return stop.ticket.notes.filter((known) => known.addressIndex === addressIndex && known.address === address);
    })
    .map(({ note }) => note)[0];

/** Builds the parties of a departure in order of purchase. */
export function toParties(departure: DepartureRow, tickets: TicketRow[], settings: EstimateSettings): RidingParty[] {
  const windows = calculateWindows(departure, settings);
  const counties = new Map(departure.counties.map((county) => [county.id, county]));
  const bought = tickets.toSorted((one, other) => one.ticketId - other.ticketId);
  const groups = Map.groupBy(bought.flatMap(toStops), partyKey);
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
    const spaces = toSpaceCounts(stops.flatMap((stop) => spacesAt(stop.ticket, stop.addressIndex)));
    const position = (atPoint && toCoordinates(ticket)) || chosen?.position;
    const riders = stops.map(riderAt) as [Rider, ...Rider[]];
    return {
      id: partyIdOf(riders[0]),
      ticketId: ticket.ticketId,
      countyId: chosen?.countyId ?? 0,
      mayWalk: !atPoint && !isPrivate(ticket) && !spaces?.wheelchair,
      riders,
      orderId: ticket.orderId,
      order: ticket.order,
      tickets: stops.map((stop) => stop.ticket.ticket),
      people: stops.flatMap(({ people }) => people),
      seats: stops.reduce((sum, { seats }) => sum + seats, 0),
      private: isPrivate(ticket),
      ...(spaces && { spaces }),
      address: riders[0].address,
      ...(chosen?.county && !atPoint && { county: chosen.county }),
      ...(position && { position }),
      ...(window && { opensAt: window.opensAt, closesAt: window.closesAt }),
      ...(note !== undefined && { note }),
    };
  });
}

/**
 * Creates the lookup of the parties that riders belong to now; riders whose address changed since planning have none.
 */
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
