/**
 * Why a ticket is refused, as `errors[0].reason` of TICKET_INVALID. `other_event` and `other_day`: it is not of the
 * departure that the device checks.
 */
export const ticketRejections = [
  'forged',
  'unpaid',
  'cancelled',
  'refunded',
  'reissued',
  'other_event',
  'other_day',
] as const;
export type TicketRejection = (typeof ticketRejections)[number];
