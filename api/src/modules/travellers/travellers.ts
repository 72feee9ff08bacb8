import type { PlanDirection, TravelledDeparture, Traveller } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../config/pick-up-config.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { StaffScope } from '../../http/staff-scope.ts';
import { readOutcomes } from '../dispatch/trips/outcomes.ts';
import { namesIn } from '../event-management/options/names-in.ts';
import { calculateWindows, timeAtAddress, toPickUpTime } from '../pick-ups/windows.ts';
import { toSpaceCounts } from '../seats/spaces.ts';
import { type DeparturesQuery, listDepartures } from './departures.repository.ts';
import { createTravellersRepository, type DepartureRow, type TicketRow } from './travellers.repository.ts';

interface TravellersDependencies {
  db: Database;
  /** Settings for estimating pick-up windows. */
  settings: EstimateSettings;
}

type OutcomeOf = Awaited<ReturnType<typeof readOutcomes>>;

interface ToldTickets {
  departure: DepartureRow;
  windows: ReturnType<typeof calculateWindows>;
  outcomeOf: OutcomeOf;
}

/** Returns the rides on which whoever waits at an address of a ticket boarded. */
const boardedAt = ({ departure, outcomeOf }: ToldTickets, ticketId: number, addressIndex: number) => {
  const isAboard = (direction: PlanDirection) =>
    outcomeOf({ departureId: departure.id, direction }, { ticketId, addressIndex }) === 'boarded';
  return [...(isAboard('out') ? (['outbound'] as const) : []), ...(isAboard('back') ? (['return'] as const) : [])];
};

/** Returns the travellers of a ticket with their pick-up places and times. */
function toTravellers(ticket: TicketRow, told: ToldTickets): Traveller[] {
  const { windows, departure } = told;
  const { counties } = departure;
  const { orderId, order, capacity: seats, meetingPoint, minutes } = ticket;
  const timed = { ...ticket, picksUpAt: ticket.picksUpAt?.toISOString() ?? null };
  const spaces = toSpaceCounts(ticket.spaces);
  return ticket.passengers.map(({ name, phone, passengerAddress }, number) => {
    const index = Math.max(
      ticket.addresses.findIndex(({ address }) => address === passengerAddress),
      0,
    );
    const chosen = ticket.addresses[index];
    const time = timeAtAddress(timed, index) ?? toPickUpTime(timed);
    const county = counties.find(({ id }) => id === chosen?.countyId);
    const window =
      meetingPoint !== null && minutes !== null
        ? windows.atMeetingPoint(ticket, minutes)
        : county && windows.inCounty(county);
    return {
      orderId,
      order,
      ticket: ticket.ticket,
      seats,
      kind: `${ticket.category} · ${ticket.variant}`,
      ...(spaces && number === 0 && { spaces }),
      name,
      phone,
      buyer: { name: `${ticket.firstName} ${ticket.lastName}`, phone: ticket.phone },
      address: meetingPoint ?? passengerAddress,
      ...(chosen?.county && meetingPoint === null && { county: chosen.county }),
      ...(chosen?.position && { position: chosen.position }),
      ...(window && { opensAt: window.opensAt, closesAt: window.closesAt }),
      ...(time && { time }),
      boarded: boardedAt(told, ticket.ticketId, meetingPoint === null ? index : 0),
    };
  });
}

/** Sorts by pick-up: by van and exact time when known, otherwise by start of the window and county. */
function byPickUp(one: Traveller, other: Traveller) {
  const keyOf = ({ time, opensAt = '', county = '', order, ticket }: Traveller) =>
    [time?.van ?? '\uFFFF', time?.at ?? opensAt, county, order, String(ticket).padStart(3, '0')].join('\u0000');
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? -1 : Number(a > b);
}

export const createTravellers = ({ db, settings }: TravellersDependencies) => ({
  departures: (query: DeparturesQuery, scope: StaffScope = {}) => listDepartures(db, query, scope),

  /** @throws NOT_FOUND */
  async of(departureId: number): Promise<TravelledDeparture> {
    const repository = createTravellersRepository(db);
    const departure = await repository.departure(departureId);
    if (!departure) throw new AppError('NOT_FOUND');
    const windows = calculateWindows(departure, settings);
    const tickets = await repository.tickets(departureId);
    const told = { departure, windows, outcomeOf: await readOutcomes(db, [departureId]) };
    const { id, eventId, slug, translations, place, country, startsAt, timeZone } = departure;
    return {
      id,
      event: { id: eventId, slug, translations: namesIn(translations) },
      place,
      country,
      startsAt: startsAt.toISOString(),
      timeZone,
      travellers: tickets.flatMap((ticket) => toTravellers(ticket, told)).sort(byPickUp),
    };
  },
});

export type Travellers = ReturnType<typeof createTravellers>;
