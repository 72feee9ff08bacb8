import type {
  EventTexts,
  Language,
  Leg,
  Passenger,
  PaymentState,
  TicketCheck,
  Translations,
} from '@idavuelta/shared/contracts';
import type { AdmissionWindow } from '@idavuelta/shared/contracts/tickets';
import { isoMoment } from '../../database/iso-moment.ts';
import { toAdmission } from './admission.repository.ts';

/** Milliseconds after an event's beginning from which a ticket is for the way home. */
const outboundMs = 3_600_000;

/** When the way home of a departure begins. */
export const returnFrom = (startsAt: Date): Date => new Date(startsAt.getTime() + outboundMs);

export interface OrderOfTicket {
  state: PaymentState;
  /** Its charge was taken back, and staff has not looked yet. */
  onHold: boolean;
  tickets: { number: number; issue: number; refunded: boolean }[];
  /** The ride that begins next. */
  currentLeg: Leg;
  admission: AdmissionWindow;
  /** When it is checked, as far as the device's clock can be believed. */
  at: string;
  departureId: number;
  eventId: number;
  /** Of the departure that the device checks. */
  checkedEventId: number | null;
}

interface OrderRow extends Pick<OrderOfTicket, 'state' | 'onHold' | 'departureId' | 'eventId' | 'checkedEventId'> {
  readAt: Date;
  at: Date;
  startsAt: Date;
  opensAt: Date;
  closesAt: Date;
  tickets: { number: number; issue: number; refundId: number | null }[];
}

/** What decides whether a ticket of the order admits. */
export function toOrderOfTicket({
  readAt,
  at,
  startsAt,
  opensAt,
  closesAt,
  tickets,
  ...order
}: OrderRow): OrderOfTicket {
  return {
    ...order,
    tickets: tickets.map(({ refundId, ...ticket }) => ({ ...ticket, refunded: refundId !== null })),
    currentLeg: readAt < returnFrom(startsAt) ? 'outbound' : 'return',
    admission: toAdmission({ opensAt, closesAt }),
    at: isoMoment(at),
  };
}

interface CheckRow {
  translations: Translations<EventTexts>;
  slug: string;
  timeZone: string;
  language: Language;
  placeName: string;
  startsAt: Date;
  firstName: string;
  lastName: string;
  passengers: Passenger[];
  ticketQuantity: number;
  checkedAt: Date | null;
  checkedBy: string | null;
}

/** What the driver is shown of a ticket on a ride. */
export const toCheck = (
  row: CheckRow,
  { ticket, leg }: { ticket: number; leg: Leg },
): Omit<TicketCheck, 'isSigned'> => ({
  event: {
    name: row.translations[row.language]?.name ?? row.slug,
    placeName: row.placeName,
    timeZone: row.timeZone,
    translations: row.translations,
  },
  date: isoMoment(row.startsAt),
  customer: { name: `${row.firstName} ${row.lastName}`, email: '' },
  ticketQuantity: row.ticketQuantity,
  ticket,
  leg,
  passengers: row.passengers.map(({ name }) => name),
  ...(row.checkedAt && { checkedAt: isoMoment(row.checkedAt) }),
  ...(row.checkedBy !== null && { checkedBy: row.checkedBy }),
});
