import type { PaymentState } from '@idavuelta/shared/contracts';
import type { TicketRejection } from '@idavuelta/shared/contracts/tickets';
import type { OrderOfTicket } from './checked-ticket.ts';

const rejectionOfState: Partial<Record<PaymentState, TicketRejection>> = {
  cancelled: 'cancelled',
  rejected: 'cancelled',
  refunded: 'refunded',
};

/**
 * Why a ticket admits nobody; undefined when it admits. A reason that holds for any ride comes before one about another
 * day.
 * @param scanned what the code says; one without a signature is of the first issue, whatever it says
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
