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
  /** Maximum number of tickets one customer may hold unpaid. */
  maxTickets: number;
  /** How long the reservation is extended when the mailed link is opened, in seconds. */
  openedSeconds: number;
  jwtSecret: string;
  /** Called after seats of the event were released. */
  stockChanged: (eventId: number) => void;
}

interface JoinContext {
  language: Language;
  siteOrigin: string;
  owner?: string | undefined;
  /** Identifies the visitor's network. */
  visitor: string;
}

/** Rows per statement, small enough for the statement timeout. */
const batchSize = 1000;

export type WaitingListService = ReturnType<typeof createWaitingListService>;

export function createWaitingListService(dependencies: WaitingListDependencies) {
  const { db, jobs, visibility, maxTickets, openedSeconds, jwtSecret, stockChanged } = dependencies;

  // Hashes networks with a key, because the address space is small.
  const networkKey = purposeKey(jwtSecret, 'waiting-list-networks');
  const networkHash = (visitor: string) => createHmac('sha256', networkKey).update(visitor).digest('base64url');

  async function idOf(token: string): Promise<number> {
    const id = await createWaitingListRepository(db).idOf(waitingTokenHash(token));
    if (id === undefined) throw new AppError('TOKEN_INVALID');
    return id;
  }

  /** Removes an entry. @returns the event whose reserved seats were released, if any */
  async function remove(tx: Queryable, id: number) {
    const eventId = await releaseReservedSeats(tx, id);
    await createWaitingListRepository(tx).leave(id);
    return eventId;
  }

  return {
    /**
     * Adds an address to a departure's waiting list and mails a link to leave it; does nothing if already listed.
     * Unless its owner is logged in, the address must be confirmed once for all its entries; until then no seats are
     * reserved for it.
     * @param owner confirmed address of the logged-in customer
     * @returns whether the entry is active or awaits confirmation
     * @throws NOT_FOUND, NOT_INVITED, EVENT_CLOSED, SALE_NOT_OPEN, SALES_CLOSED, VALIDATION_FAILED, STATE_CONFLICT
     *   while the seats are free
     */
    async join(request: WaitingRequest, { language, siteOrigin, owner, visitor }: JoinContext): Promise<WaitingJoined> {
      const { eventDateId, date: day, productVariantId: variantId, tickets } = request;
      const email = request.email.trim().toLowerCase();
      const state = email === owner?.toLowerCase() ? 'waiting' : 'asked';
      await db.transaction().execute(async (tx) => {
        const list = createWaitingListRepository(tx);
        const date = await findOpenDate(tx, eventDateId, day);
        // Rejects events by invitation, whose guests already have their seats.
        await visibility.assertMayBook(date.eventId, 0);
        const departureId = date.departureId ?? (await findOrAddDeparture(tx, eventDateId, date.startsAt));
        const poolLimit = await list.maxTickets(departureId, variantId);
        if (poolLimit === undefined) throw invalidFields({ field: 'productVariantId', reason: 'unknown' });
        // A pool without capacity may still get some.
        if (tickets > Math.min(poolLimit || maxTickets, maxTickets))
          throw invalidFields({ field: 'tickets', reason: 'max' });
        // Otherwise anyone could reserve seats that are on sale.
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

    /** Confirms an address through its mailed link, which activates all its entries. @throws TOKEN_INVALID */
    async confirm(token: string): Promise<Waiting> {
      if (await createWaitingListRepository(db).confirm(await idOf(token))) await jobs.send('offer-seats', {});
      return this.find(token);
    },

    /** Returns the country of a date, whose language is the default. @throws NOT_FOUND */
    async countryOf(eventDateId: number) {
      const date = await findOfferedDate(db, eventDateId);
      if (!date) throw new AppError('NOT_FOUND');
      return date.countryCode;
    },

    /** Returns the state of an entry; the first call extends its reservation. @throws TOKEN_INVALID */
    async find(token: string): Promise<Waiting> {
      const id = await idOf(token);
      const until = await openOffer(db, id, openedSeconds);
      if (until) await jobs.send('offer-seats', {}, { startAfter: until });
      const found = await createWaitingListRepository(db).byId(id);
      if (!found) throw new AppError('TOKEN_INVALID');
      return found;
    },

    /** Removes an entry. Idempotent. @throws TOKEN_INVALID */
    async leave(token: string) {
      const id = await idOf(token);
      const eventId = await db.transaction().execute((tx) => remove(tx, id));
      if (eventId === undefined) return;
      await jobs.send('offer-seats', {});
      stockChanged(eventId);
    },

    ofEmail: (email: string) => createWaitingAddressesRepository(db).ofEmail(email.toLowerCase()),

    /** Deletes the data of an address, in `tx`. */
    async delete(tx: Queryable, email: string) {
      for (const id of await createWaitingAddressesRepository(tx).idsOf(email.toLowerCase())) await remove(tx, id);
    },

    /** Job: deletes entries of departures that have begun, and those unconfirmed for a week. */
    async deletePast() {
      let deleted = batchSize;
      while (deleted === batchSize) deleted = await createWaitingAddressesRepository(db).removePast(batchSize);
    },
  };
}
