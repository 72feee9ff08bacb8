import type { OrderDetail, OrderId, Ride, TicketDetail } from '@idavuelta/shared/contracts';

/** What travellers need at the van: no prices, e-mails or phone numbers. */
export interface RidePass {
  id: OrderId;
  /** Order number, as quoted to people. */
  number: string;
  event: Pick<OrderDetail['event'], 'countryCode' | 'startDate' | 'endDate' | 'timeZone' | 'place' | 'translations'>;
  tickets: PassTicket[];
  rides: Ride[];
}

export interface PassTicket extends Pick<TicketDetail, 'addresses' | 'pickUpTime' | 'meetingPoint' | 'shortCode'> {
  /** 1-based index in the order. */
  ticket: number;
  /** Text of its QR code. */
  qr: string;
  passengers: string[];
}

/** @returns undefined when none of its tickets is valid */
export function toRidePass({ order, event, tickets, rides = [] }: OrderDetail): RidePass | undefined {
  const { countryCode, startDate, endDate, timeZone, place, translations } = event;
  const valid = tickets.flatMap(
    ({ qr, refunded, shortCode, addresses, pickUpTime, meetingPoint, passengers }, index): PassTicket[] =>
      qr && !refunded
        ? [
            {
              ...{ ticket: index + 1, qr, shortCode, addresses, pickUpTime, meetingPoint },
              passengers: passengers.map(({ name }) => name),
            },
          ]
        : [],
  );
  if (order.paymentState !== 'paid' || valid.length === 0) return undefined;
  const names = Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [language, { name: texts?.name }]),
  ) as typeof translations;
  return {
    ...{ id: order.id, number: order.number, rides, tickets: valid },
    event: { countryCode, startDate, endDate, timeZone, place, translations: names },
  };
}
