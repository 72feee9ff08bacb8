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

/** Time after the start of an event from which a scan counts for the way home, in milliseconds. */
const outboundMs = 3_600_000;

/** Returns when the way home of a departure begins. */
export const returnFrom = (startsAt: Date): Date => new Date(startsAt.getTime() + outboundMs);

export interface OrderOfTicket {
  state: PaymentState;
  /** The charge was disputed and staff has not reviewed it yet. */
  onHold: boolean;
  tickets: { number: number; issue: number; refunded: boolean }[];
  /** The leg that begins next. */
  currentLeg: Leg;
  admission: AdmissionWindow;
  /** Time of the check, as far as the device's clock can be trusted. */
  at: string;
  departureId: number;
  eventId: number;
  /** Event of the departure that the device checks. */
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

/** Converts an order to the facts that decide whether its ticket admits. */
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

/** Builds what the driver sees of a ticket on a leg. */
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
