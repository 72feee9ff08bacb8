import type { PaymentState } from '@idavuelta/shared/contracts';
import type { TicketRejection } from '@idavuelta/shared/contracts/tickets';
import type { OrderOfTicket } from './checked-ticket.ts';

const rejectionOfState: Partial<Record<PaymentState, TicketRejection>> = {
  cancelled: 'cancelled',
  rejected: 'cancelled',
  refunded: 'refunded',
};

/**
 * Returns why a ticket does not admit; undefined when it does. Reasons that hold for any ride come before those about
 * another day.
 * @param scanned content of the code; an unsigned code counts as the first issue, whatever it claims
 */
export function rejectionOf(
  { state, onHold, departureId, eventId, checkedEventId }: OrderOfTicket,
  ticket: OrderOfTicket['tickets'][number],
  scanned: { issue: number; departureId: number | undefined },
): TicketRejection | undefined {
  if (state !== 'paid') return rejectionOfState[state] ?? 'unpaid';
  if (ticket.refunded) return 'refunded';
  if (onHold) return 'unpaid';
  if (scanned.issue !== ticket.issue) return 'reissued';
  if ((scanned.departureId ?? departureId) === departureId) return undefined;
  return eventId === checkedEventId ? 'other_day' : 'other_event';
}
