import type { Money, OrderId } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { giveSeatsBack } from '../../seats/seats.service.ts';
import { createPaymentsRepository } from '../payments.repository.ts';
import { refundOf } from './refund-amounts.ts';
import type { RefundRequests } from './refund-requests.ts';
import { createRefundsRepository, type RefundableTicket } from './refunds.repository.ts';

export interface StaffRefundsDependencies {
  db: Database;
  states: OrderStates;
  refunds: RefundRequests;
}

/** What staff has ordered to be paid back. */
export interface OrderedRefund {
  amount: Money;
  tickets: number[];
}

/** The tickets with these numbers, or all when none is named. @throws AppError for one that cannot be paid back */
function chosenTickets(tickets: RefundableTicket[], numbers: number[]) {
  const left = tickets.filter(({ refunded }) => !refunded);
  const unknown = numbers.find((number) => !left.some((ticket) => ticket.number === number));
  if (unknown !== undefined)
    throw new AppError('STATE_CONFLICT', { message: `It has no ticket ${unknown} to pay back.` });
  const chosen = numbers.length > 0 ? left.filter(({ number }) => numbers.includes(number)) : left;
  return { chosen, last: chosen.length === left.length };
}

/** Refunds of paid orders, for staff. */
export const createStaffRefunds = ({ db, states, refunds }: StaffRefundsDependencies) => ({
  /**
   * Orders the refund of tickets, or of everything that is left of an order: from now on their codes are refused and
   * their seats can be had again. A job asks the provider to pay.
   * @param numbers of the tickets; all when empty
   * @throws NOT_FOUND, STATE_CONFLICT with a message
   */
  refund: (orderId: OrderId, numbers: number[], actor: `staff:${string}`): Promise<OrderedRefund> =>
    db.transaction().execute(async (tx) => {
      const repository = createRefundsRepository(tx);
      const order = await states.lock(tx, orderId);
      if (!order) throw new AppError('NOT_FOUND');
      if (order.state !== 'paid') throw new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` });
      const attempt = await createPaymentsRepository(tx).paid(orderId);
      if (!attempt) throw new AppError('STATE_CONFLICT', { message: 'Nothing was charged for it.' });

      const { chosen, last } = chosenTickets(await repository.tickets(orderId), numbers);
      const prices = chosen.map(({ price }) => price);
      const { requested } = await repository.ofPayment(attempt.id);
      const amount = refundOf({ prices, last }, { amount: attempt.amount, rate: attempt.rate, refunded: requested });
      const refundId = await refunds.request(tx, { attempt, amount, reason: 'asked_for', by: actor });
      const tickets = chosen.map(({ number }) => number);
      await repository.markTickets(orderId, tickets, refundId);
      const detail = { refundId, tickets, amount };
      await createAuditRepository(tx).add({ actor, action: 'refund', subject: orderId, detail });
      await giveSeatsBack(tx, { orderId, departureId: order.departureId, tickets: chosen });
      if (last) await states.transition(tx, orderId, 'refunded', { by: actor, reason: 'all of it is paid back' });
      return { amount, tickets };
    }),
});
