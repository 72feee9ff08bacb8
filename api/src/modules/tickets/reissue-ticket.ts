import type { OrderId, PaymentState } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../database/actor.ts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { announce } from '../webhooks/outbox/announce.ts';
import { issueAgain } from './issue-again.ts';
import { createIssuesRepository, type RideCheck } from './issues.repository.ts';

export interface ReissueDependencies {
  db: Database;
  jobs: Jobs;
  states: {
    /** Locks the order until the transaction ends. */
    lock(tx: Queryable, orderId: OrderId): Promise<{ state: PaymentState } | undefined>;
    /** Returns the addresses of the tickets' travellers other than the buyer. */
    passengerEmails(tx: Queryable, orderId: OrderId, tickets: number[]): Promise<string[]>;
  };
}

export interface ReissuedTicket {
  /** Issue number of its new code. */
  issue: number;
  /** Earlier checks, which remain valid. */
  checks: RideCheck[];
}

/** Creates the function that reissues a ticket's code for staff. */
export const createReissueTicket =
  ({ db, jobs, states }: ReissueDependencies) =>
  /**
   * Invalidates the ticket's earlier codes. The buyer gets all tickets by mail again and the travellers of this one its
   * new code, so that no one shows up with the old one.
   * @throws NOT_FOUND, STATE_CONFLICT with a message
   */
  (orderId: OrderId, ticket: number, actor: StaffActor): Promise<ReissuedTicket> =>
    db.transaction().execute(async (tx) => {
      const issues = createIssuesRepository(tx);
      const order = await states.lock(tx, orderId);
      if (!order) throw new AppError('NOT_FOUND');
      if (order.state !== 'paid') throw new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` });
      const found = await issues.find(orderId, ticket);
      if (!found) throw new AppError('STATE_CONFLICT', { message: `It has no ticket ${ticket}.` });
      if (found.refunded) throw new AppError('STATE_CONFLICT', { message: `Ticket ${ticket} is paid back.` });
      const issue = await issueAgain(tx, found);
      await createAuditRepository(tx).add({
        actor,
        action: 'reissue-ticket',
        subject: orderId,
        detail: { ticket, issue },
      });
      await announce(tx, jobs, { type: 'order.changed', orderId, change: 'code', tickets: [ticket] });
      await jobs.send('send-mail', { kind: 'order-paid', orderId }, { tx });
      for (const address of await states.passengerEmails(tx, orderId, [ticket]))
        await jobs.send('send-mail', { kind: 'passenger-tickets', orderId, address }, { tx });
      return { issue, checks: await issues.checks(found.id) };
    });
