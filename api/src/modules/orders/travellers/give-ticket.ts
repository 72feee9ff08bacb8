import { isDeepStrictEqual } from 'node:util';
import type { OrderId, Passenger, TicketGift } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { assertAddressInCounty } from '../../../geocoding/plausible-positions.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { issueAgain } from '../../tickets/issue-again.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import { changeableTicket } from './changeable-ticket.ts';
import { assertMayStillChange } from './changes-of-ticket.ts';
import { createGiftsRepository, giveTicket } from './gifts.repository.ts';
import { changedTicket } from './passenger-change.ts';
import { createPassengersRepository } from './passengers.repository.ts';

/** Maximum number of tickets a customer may give away per day; each one sends mails. */
export const giftsPerDay = 50;

interface Gift {
  ticket: number;
  from: Passenger;
  to: Passenger;
  /** Everyone now travelling on the ticket. */
  travellers: Passenger[];
}

export type GiveTicket = ReturnType<typeof createGiveTicket>;

/** Lets buyers give a ticket of a paid order to a friend. */
export function createGiveTicket({ db, jobs }: { db: Database; jobs: Jobs }) {
  /** Sends the new code to the friend, the fellow travellers and the buyer, and notifies the replaced traveller. */
  async function notifyAll(tx: Queryable, orderId: OrderId, { ticket, from, to, travellers }: Gift) {
    const job = { kind: 'ticket-given', orderId, ticket, before: from.name, friend: to.name } as const;
    await jobs.send('send-mail', job, { tx });
    const addresses = new Set(travellers.map(({ email }) => email));
    for (const address of addresses) await jobs.send('send-mail', { ...job, address }, { tx });
    const gone = from.email.toLowerCase();
    if (addresses.has(gone) || (await createOrdersRepository(tx).buyerEmail(orderId)) === gone) return;
    await jobs.send('send-mail', { kind: 'ticket-withdrawn', orderId, ticket, name: from.name, address: gone }, { tx });
  }

  /**
   * Replaces a traveller by a friend and issues a new ticket code; earlier codes become invalid. Does nothing when the
   * friend already has the ticket.
   * @throws NOT_FOUND, also for another customer's order; STATE_CONFLICT, SALES_CLOSED, TICKET_CHECKED,
   *   VALIDATION_FAILED; TICKET_CHANGED_TOO_OFTEN; RATE_LIMITED when too many were given away within a day
   */
  return (orderId: OrderId, customerId: number, gift: TicketGift): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const { ticket, passenger } = gift;
      const before = await changeableTicket(tx, orderId, customerId, ticket);
      const after = changedTicket(before, gift);
      await assertAddressInCounty(tx, gift.address);
      const [from, to] = [before.passengers[passenger - 1], after.passengers[passenger - 1]];
      if (!from || !to || isDeepStrictEqual(from, to)) return;
      await assertMayStillChange(tx, orderId, ticket, before);
      if ((await createGiftsRepository(tx).ofDay(customerId)) >= giftsPerDay) throw new AppError('RATE_LIMITED');

      await createPassengersRepository(tx).save(before.ticketId, after);
      const issue = await issueAgain(tx, { id: before.ticketId, issue: before.issue });
      const detail = { ticket, passenger, issue };
      await createAuditRepository(tx).add({ actor: 'buyer', action: giveTicket, subject: orderId, detail });
      await announce(tx, jobs, { type: 'order.changed', orderId, change: 'travellers', tickets: [ticket] });
      await notifyAll(tx, orderId, { ticket, from, to, travellers: after.passengers });
    });
}
