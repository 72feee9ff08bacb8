/**
 * Reasons for rejecting a ticket, sent as `errors[0].reason` of TICKET_INVALID. `other_event` and `other_day`: it
 * belongs to another departure than the one the device checks.
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
