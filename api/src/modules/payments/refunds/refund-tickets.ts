import type { Money, OrderId } from '@idavuelta/shared/contracts';
import type { Actor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { assertReviewed, findOrderMoney } from '../../orders/cancellation/order-money.ts';
import { calculateRefund } from '../../orders/cancellation/refund-amounts.ts';
import type { RefundableTicket } from '../../orders/cancellation/refundable-ticket.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { giveSeatsBack } from '../../seats/seats.service.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import type { RefundRequests } from './refund-requests.ts';
import { createRefundsRepository } from './refunds.repository.ts';

export interface RefundTicketsDependencies {
  jobs: Jobs;
  states: OrderStates;
  refunds: RefundRequests;
}

export interface TicketsRefund {
  /** Must be locked and paid. */
  order: { id: OrderId; departureId: number };
  /** Ticket numbers; all remaining tickets when empty. */
  tickets: number[];
  actor: Actor;
  /** Reason given by staff. */
  reason?: string;
}

/** A refund that was requested. */
export interface OrderedRefund {
  amount: Money;
  tickets: number[];
}

/**
 * Returns the tickets with these numbers, or all tickets not refunded yet when `numbers` is empty.
 * @throws AppError for a ticket that cannot be refunded
 */
function chosenTickets(tickets: RefundableTicket[], numbers: number[]) {
  const left = tickets.filter(({ refunded }) => !refunded);
  const unknown = numbers.find((number) => !left.some((ticket) => ticket.number === number));
  if (unknown !== undefined)
    throw new AppError('STATE_CONFLICT', { message: `It has no ticket ${unknown} to pay back.` });
  const chosen = numbers.length > 0 ? left.filter(({ number }) => numbers.includes(number)) : left;
  return { chosen, last: chosen.length === left.length };
}

/** Creates the function that notifies travellers other than the buyer that their tickets were cancelled. */
export const createNotifyOfCancellation =
  ({ jobs, states }: Pick<RefundTicketsDependencies, 'jobs' | 'states'>) =>
  async (tx: Queryable, orderId: OrderId, tickets: number[]) => {
    for (const address of await states.passengerEmails(tx, orderId, tickets))
      await jobs.send('send-mail', { kind: 'tickets-cancelled', orderId, tickets, address }, { tx });
  };

/**
 * Creates the function that refunds tickets of a paid order within a transaction: their codes become invalid, their
 * seats are released and their travellers are notified. A job calls the provider.
 */
export function createRefundTickets({ jobs, states, refunds }: RefundTicketsDependencies) {
  const notifyOfCancellation = createNotifyOfCancellation({ jobs, states });

  /** @throws STATE_CONFLICT with a message; PAYMENT_UNDER_REVIEW */
  return async (tx: Queryable, { order, tickets: numbers, actor, reason }: TicketsRefund): Promise<OrderedRefund> => {
    const { id: orderId, departureId } = order;
    const repository = createRefundsRepository(tx);
    const money = await findOrderMoney(tx, orderId);
    if (!money) throw new AppError('STATE_CONFLICT', { message: 'Nothing was charged for it.' });

    const { chosen, last } = chosenTickets(await repository.tickets(orderId), numbers);
    const prices = chosen.map(({ price }) => price);
    assertReviewed(money, last);
    const amount = calculateRefund({ prices, last }, money.charge);
    if (amount.minor <= 0) throw new AppError('STATE_CONFLICT', { message: 'There is nothing to pay back for it.' });
    const attempt = { id: money.charge.paymentId, amount: money.charge.amount };
    const refundId = await refunds.request(tx, { attempt, amount, reason: 'asked_for', by: actor });
    const tickets = chosen.map(({ number }) => number);
    await repository.markTickets(orderId, tickets, refundId);
    const detail = { refundId, tickets, amount, ...(reason && { reason }) };
    await createAuditRepository(tx).add({ actor, action: 'refund', subject: orderId, detail });
    await notifyOfCancellation(tx, orderId, tickets);
    await giveSeatsBack(tx, { orderId, departureId, tickets: chosen });
    if (last) await states.transition(tx, orderId, 'refunded', { by: actor, reason: 'all of it is paid back' });
    else await announce(tx, jobs, { type: 'order.changed', orderId, change: 'tickets', tickets });
    return { amount, tickets };
  };
}
