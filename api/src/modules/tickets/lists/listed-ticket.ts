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

/** A valid ticket with the facts sent to devices. */
export interface ListableTicket {
  orderId: OrderId;
  ticket: number;
  issue: number;
  listed: ListedTicket;
}

interface DepartureRow {
  departureId: number;
  startsAt: Date;
  /** The event can be found by its id, so its name is public. */
  isNamed: boolean;
  slug: string;
  translations: Translations<EventTexts>;
  timeZone: string;
  /** Language of the event's country. */
  language: Language;
  placeName: string;
}

const toNames = (translations: Translations<EventTexts>): CheckedDeparture['event']['translations'] =>
  Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, { name }]));

/** Converts a departure for the public. Ids can be guessed, so events that cannot be found by id are not named. */
export const toDeparture = (row: DepartureRow): CheckedDeparture => ({
  departureId: row.departureId,
  date: isoMoment(row.startsAt),
  event: {
    name: row.isNamed ? (row.translations[row.language]?.name ?? row.slug) : row.placeName,
    placeName: row.placeName,
    timeZone: row.timeZone,
    translations: row.isNamed ? toNames(row.translations) : {},
  },
});

interface TicketRow extends Omit<ListableTicket, 'listed'> {
  firstName: string;
  lastName: string;
  passengers: Passenger[];
  ticketQuantity: number;
  checks: { leg: Leg; at: string; by: string | null }[];
}

/** Converts a ticket to the facts sent to devices. */
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
