import type { ListPage } from '@idavuelta/shared/contracts';
import { currencyOf, formatMoney } from '@idavuelta/shared/contracts/money';
import { id as idSchema } from '@idavuelta/shared/contracts/schemas';
import type { AuditAction } from '@idavuelta/shared/contracts/staff';
import { Type } from 'typebox';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { RequestStatus } from '../../database/column-types.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createCursor, type PageQuery } from '../../http/cursor.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createDecisionsRepository, type ReviewedRequest } from './decisions.repository.ts';
import { createPrivateEventRepository } from './private-event.repository.ts';
import { addPrivateEvent } from './private-event.ts';
import type { Quote } from './quote.ts';

const cursor = createCursor('reviewed-requests', Type.Tuple([idSchema]));

export interface Approval {
  slug: string;
  /** Number of guests invited by mail. */
  guests: number;
  seats: number;
}

/** Terms agreed on approval. */
export interface ApprovalTerms {
  /** Capacity of the vans; defaults to the guests' seats. */
  seats?: number;
  /** Price for the organiser; without it no payment is requested. */
  quote?: Quote;
  /** Guest list that staff saw: approval fails if it has changed since. */
  read?: { guests: number; seats: number };
}

export interface DecisionsDependencies {
  db: Database;
  jobs: Jobs;
}

/** Lets staff decide about requests for private events. Each decision is audited and mailed to the organiser. */
export function createRequestDecisions({ db, jobs }: DecisionsDependencies) {
  /** @throws NOT_FOUND, STATE_CONFLICT when the request is not in the status that the decision requires */
  const decide = <T>(
    id: number,
    from: RequestStatus,
    work: (tx: Queryable, request: ReviewedRequest) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const request = await createDecisionsRepository(tx).lock(id);
      if (!request) throw new AppError('NOT_FOUND');
      if (request.status !== from) throw new AppError('STATE_CONFLICT', { message: `It is ${request.status}.` });
      return work(tx, request);
    });

  const record = (tx: Queryable, actor: string, action: AuditAction, id: number, detail: object = {}) =>
    createAuditRepository(tx).add({ actor, action, subject: `event-request:${id}`, detail });

  return {
    /** Returns the number of requests awaiting a decision and since when the oldest has been waiting. */
    waiting: () => createDecisionsRepository(db).waiting(),

    /**
     * Records that the organiser's price was invoiced or paid. Idempotent.
     * @throws NOT_FOUND, STATE_CONFLICT without a quote
     */
    settle: (id: number, actor: string, { as, note }: { as: 'billed' | 'paid'; note: string }): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const request = await createDecisionsRepository(tx).lock(id);
        if (!request) throw new AppError('NOT_FOUND');
        if (request.quoteMinor === null) throw new AppError('STATE_CONFLICT', { message: 'It has no quote.' });
        if (as === 'billed' ? request.quoteBilledAt : request.quotePaidAt) return;
        await createDecisionsRepository(tx).settle(id, as === 'billed' ? 'quote_billed_at' : 'quote_paid_at');
        await record(tx, actor, as === 'billed' ? 'bill-quote' : 'pay-quote', id, { note });
      }),

    /** Oldest first. */
    async list(status: RequestStatus, page: PageQuery): Promise<ListPage<ReviewedRequest>> {
      const [after] = cursor.read(page.cursor) ?? [];
      const requests = await createDecisionsRepository(db).list(status, page.limit + 1, after);
      return cursor.page(
        requests.map((item) => ({ item, keys: [item.id] })),
        page.limit,
      );
    },

    /** @throws NOT_FOUND */
    async show(id: number): Promise<ReviewedRequest> {
      const request = await createDecisionsRepository(db).find(id);
      if (!request) throw new AppError('NOT_FOUND');
      return request;
    },

    /**
     * Creates the event of a request and invites each guest by mail.
     * @throws NOT_FOUND; STATE_CONFLICT unless it is under review and starts in the future; CHANGED_MEANWHILE when the
     *   guest list has changed since it was read; VALIDATION_FAILED for a transfer where the company has no account
     */
    approve: (id: number, actor: string, { seats, quote, read }: ApprovalTerms = {}): Promise<Approval> =>
      decide(id, 'under_review', async (tx, request) => {
        if (request.startsAt < new Date()) throw new AppError('STATE_CONFLICT', { message: 'It would be over.' });
        if (read && (read.guests !== request.guests || read.seats !== request.seats))
          throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'guests', reason: 'changed' }] });
        const currency = currencyOf[request.countryCode];
        const decisions = createDecisionsRepository(tx);
        if (quote?.payBy === 'transfer' && (await decisions.bankCurrency(request.countryCode)) !== currency)
          throw invalidFields({ field: 'payBy', reason: 'no_account' });
        const capacity = seats ?? request.seats;
        const { eventId, slug, guests } = await addPrivateEvent(tx, request, capacity);
        await decisions.decide(id, {
          status: 'approved',
          event_id: eventId,
          ...(quote && { quote_minor: quote.minor, quote_currency: currency, quote_pay_by: quote.payBy }),
        });
        await record(tx, actor, 'approve-request', id, {
          eventId,
          slug,
          guests: guests.length,
          seats: capacity,
          ...(quote && { amount: formatMoney({ minor: quote.minor, currency }), payBy: quote.payBy }),
        });
        await jobs.send('send-mail', { kind: 'request-approved', eventRequestId: id }, { tx });
        for (const address of guests)
          await jobs.send('send-mail', { kind: 'event-invitation', eventRequestId: id, address }, { tx });
        return { slug, guests: guests.length, seats: capacity };
      }),

    /** Rejects the request, so that its organiser can correct it. @throws NOT_FOUND, STATE_CONFLICT */
    reject: (id: number, actor: string, reason: string): Promise<void> =>
      decide(id, 'under_review', async (tx) => {
        await createDecisionsRepository(tx).decide(id, { status: 'rejected', reason });
        await record(tx, actor, 'reject-request', id, { reason });
        await jobs.send('send-mail', { kind: 'request-rejected', eventRequestId: id }, { tx });
      }),

    /** Ends an approved request early: its event can no longer be booked. @throws NOT_FOUND, STATE_CONFLICT */
    finish: (id: number, actor: string): Promise<void> =>
      decide(id, 'approved', async (tx, { eventId }) => {
        await createDecisionsRepository(tx).decide(id, { status: 'finished' });
        if (eventId !== null) await createPrivateEventRepository(tx).withdraw(eventId);
        await record(tx, actor, 'finish-request', id);
        await jobs.send('send-mail', { kind: 'request-finished', eventRequestId: id }, { tx });
      }),
  };
}
