import { createHmac } from 'node:crypto';
import type { Language, Waiting, WaitingJoined, WaitingRequest } from '@idavuelta/shared/contracts';
import { purposeKey } from '../../config/purpose-keys.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import { findOfferedDate, findOpenDate } from '../seats/offer.service.ts';
import { openOffer, releaseReservedSeats } from '../seats/offered-seats.ts';
import { areSeatsLeft, findOrAddDeparture } from '../seats/seats.service.ts';
import { createWaitingAddressesRepository } from './waiting-addresses.repository.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';
import { waitingTokenHash } from './waiting-tokens.ts';

export interface WaitingListDependencies {
  db: Database;
  jobs: Jobs;
  visibility: VisibilityService;
  /** Most tickets that one customer may hold without having paid. */
  maxTickets: number;
  /** How much longer seats are reserved once the mailed link is opened, in seconds. */
  openedSeconds: number;
  jwtSecret: string;
  /** Called when seats of the event were given back. */
  stockChanged: (eventId: number) => void;
}

interface JoinContext {
  language: Language;
  siteOrigin: string;
  owner?: string | undefined;
  /** What tells the visitor's network from others. */
  visitor: string;
}

/** Most rows of one statement, which is over before its time limit. */
const batchSize = 1000;

export type WaitingListService = ReturnType<typeof createWaitingListService>;

/** Waiting lists of departures. */
export function createWaitingListService(dependencies: WaitingListDependencies) {
  const { db, jobs, visibility, maxTickets, openedSeconds, jwtSecret, stockChanged } = dependencies;

  // With a key, because there are few addresses.
  const networkKey = purposeKey(jwtSecret, 'waiting-list-networks');
  const networkHash = (visitor: string) => createHmac('sha256', networkKey).update(visitor).digest('base64url');

  async function idOf(token: string): Promise<number> {
    const id = await createWaitingListRepository(db).idOf(waitingTokenHash(token));
    if (id === undefined) throw new AppError('TOKEN_INVALID');
    return id;
  }

  /** Takes somebody off the list. @returns the event whose seats are free again, if any were kept */
  async function remove(tx: Queryable, id: number) {
    const eventId = await releaseReservedSeats(tx, id);
    await createWaitingListRepository(tx).leave(id);
    return eventId;
  }

  return {
    /**
     * Puts an address on the list of a departure, and mails how to leave it; nothing changes for an address on the list.
     * Unless its owner is logged in, the address must be confirmed first, by one mail for all its entries; until then no
     * seats are kept for it.
     * @param owner confirmed address of who is logged in
     * @returns whether it waits, or is asked
     * @throws NOT_FOUND, NOT_INVITED, EVENT_CLOSED, SALES_CLOSED, VALIDATION_FAILED, STATE_CONFLICT while the seats are free
     */
    async join(request: WaitingRequest, { language, siteOrigin, owner, visitor }: JoinContext): Promise<WaitingJoined> {
      const { eventDateId, date: day, productVariantId: variantId, tickets } = request;
      const email = request.email.trim().toLowerCase();
      const state = email === owner?.toLowerCase() ? 'waiting' : 'asked';
      await db.transaction().execute(async (tx) => {
        const list = createWaitingListRepository(tx);
        const date = await findOpenDate(tx, eventDateId, day);
        // Nobody is a guest here: who is invited has seats by the invitation.
        await visibility.assertMayBook(date.eventId, 0);
        const departureId = date.departureId ?? (await findOrAddDeparture(tx, eventDateId, date.startsAt));
        const most = await list.mostTickets(departureId, variantId);
        if (most === undefined) throw invalidFields({ field: 'productVariantId', reason: 'unknown' });
        // A pool without seats may still get some.
        if (tickets > Math.min(most || maxTickets, maxTickets))
          throw invalidFields({ field: 'tickets', reason: 'max' });
        // Otherwise anybody could have seats kept that are on sale.
        if (await areSeatsLeft(tx, departureId, { variantId, quantity: tickets })) throw new AppError('STATE_CONFLICT');
        const waitingId = await list.add({
          ...{ departureId, variantId, tickets, email, language, siteOrigin, state },
          network: networkHash(visitor),
        });
        if (waitingId === undefined || (state === 'asked' && (await list.wasRequested(email, waitingId)))) return;
        const kind = state === 'asked' ? 'waiting-asked' : 'waiting-joined';
        await jobs.send('send-mail', { kind, waitingId }, { tx });
      });
      return { state };
    },

    /** Confirms an address by its mailed link: all its entries wait from now on. @throws TOKEN_INVALID */
    async confirm(token: string): Promise<Waiting> {
      if (await createWaitingListRepository(db).confirm(await idOf(token))) await jobs.send('offer-seats', {});
      return this.find(token);
    },

    /** The country of a date, whose language is that of who says none. @throws NOT_FOUND */
    async countryOf(eventDateId: number) {
      const date = await findOfferedDate(db, eventDateId);
      if (!date) throw new AppError('NOT_FOUND');
      return date.countryCode;
    },

    /** The state of an entry; opening it keeps its seats longer. @throws TOKEN_INVALID */
    async find(token: string): Promise<Waiting> {
      const id = await idOf(token);
      const until = await openOffer(db, id, openedSeconds);
      if (until) await jobs.send('offer-seats', {}, { startAfter: until });
      const found = await createWaitingListRepository(db).byId(id);
      if (!found) throw new AppError('TOKEN_INVALID');
      return found;
    },

    /** Takes somebody off the list, once and for all that come after. @throws TOKEN_INVALID */
    async leave(token: string) {
      const id = await idOf(token);
      const eventId = await db.transaction().execute((tx) => remove(tx, id));
      if (eventId === undefined) return;
      await jobs.send('offer-seats', {});
      stockChanged(eventId);
    },

    /** What is stored of an address. */
    ofEmail: (email: string) => createWaitingAddressesRepository(db).ofEmail(email.toLowerCase()),

    /** Forgets an address, in `tx`. */
    async forget(tx: Queryable, email: string) {
      for (const id of await createWaitingAddressesRepository(tx).idsOf(email.toLowerCase())) await remove(tx, id);
    },

    /** Job: addresses are not kept longer than until their departure. */
    async forgetPast() {
      let deleted = batchSize;
      while (deleted === batchSize) deleted = await createWaitingAddressesRepository(db).removePast(batchSize);
    },
  };
}
