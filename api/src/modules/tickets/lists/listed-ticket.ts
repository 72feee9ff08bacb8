import type {
  CheckedDeparture,
  EventTexts,
  Language,
  Leg,
  ListedTicket,
  OrderId,
  Passenger,
  Translations,
} from '@idavuelta/shared/contracts';
import { isoMoment } from '../../../database/iso-moment.ts';

/** A ticket that admits, with the facts that a device gets. */
export interface ListableTicket {
  orderId: OrderId;
  ticket: number;
  issue: number;
  listed: ListedTicket;
}

interface DepartureRow {
  departureId: number;
  startsAt: Date;
  /** The event is found by its id, so anybody may know its name. */
  isNamed: boolean;
  slug: string;
  translations: Translations<EventTexts>;
  timeZone: string;
  /** Of the event's country. */
  language: Language;
  placeName: string;
}

const namesOf = (translations: Translations<EventTexts>): CheckedDeparture['event']['translations'] =>
  Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, { name }]));

/** A departure as anybody may read it. Its id can be guessed, so an event that is not found by its id is not named. */
export const toDeparture = (row: DepartureRow): CheckedDeparture => ({
  departureId: row.departureId,
  date: isoMoment(row.startsAt),
  event: {
    name: row.isNamed ? (row.translations[row.language]?.name ?? row.slug) : row.placeName,
    placeName: row.placeName,
    timeZone: row.timeZone,
    translations: row.isNamed ? namesOf(row.translations) : {},
  },
});

interface TicketRow extends Omit<ListableTicket, 'listed'> {
  firstName: string;
  lastName: string;
  passengers: Passenger[];
  ticketQuantity: number;
  checks: { leg: Leg; at: string; by: string | null }[];
}

/** The facts of a ticket that a device gets. */
export const toListable = ({ orderId, ticket, issue, checks, ...row }: TicketRow): ListableTicket => ({
  orderId,
  ticket,
  issue,
  listed: {
    customer: { name: `${row.firstName} ${row.lastName}`, email: '' },
    ticketQuantity: row.ticketQuantity,
    passengers: row.passengers.map(({ name }) => name),
    checked: Object.fromEntries(
      checks.map(({ leg, at, by }) => [leg, { at: isoMoment(at), ...(by !== null && { by }) }]),
    ),
  },
});
