import type {
  EventRequest,
  FrequentAddress,
  FrequentFriend,
  OrderDetail,
  OrderId,
  PersonalData,
  Profile,
  Session,
} from '@idavuelta/shared/contracts';
import type { PrivacyPerson } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../database/actor.ts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import type { CurrentSession } from '../sessions/sessions.service.ts';
import { createExportRepository } from './export.repository.ts';
import { createPersonByEmailRepository } from './person-by-email.repository.ts';
import { createPersonalDataRepository } from './personal-data.repository.ts';
import { printPersonalData } from './print-personal-data.ts';

/** Sources of a customer's data. */
export interface PersonalDataDependencies {
  db: Database;
  accounts: {
    profile(customerId: number): Promise<Profile>;
    assertPassword(customerId: number, password: string, field: string): Promise<void>;
  };
  orders: { cancel(orderId: OrderId, customerId: number): Promise<void> };
  purchases: { detail(orderId: OrderId, customerId: number): Promise<OrderDetail> };
  friends: { list(customerId: number): Promise<FrequentFriend[]> };
  addresses: { list(customerId: number): Promise<FrequentAddress[]> };
  sessions: { list(current: CurrentSession): Promise<Session[]> };
  saleReminders: { ofCustomer(customerId: number): Promise<NonNullable<PersonalData['saleReminders']>> };
  waitingList: {
    ofEmail(email: string): Promise<NonNullable<PersonalData['waitingList']>>;
    delete(tx: Queryable, email: string): Promise<void>;
  };
  complaints: { ofEmail(email: string): Promise<NonNullable<PersonalData['complaints']>> };
  eventRequests: {
    /** Returns all requests of the customer, in any state. */
    all(customerId: number): Promise<EventRequest[]>;
    /**
     * Removes requests that did not become an event.
     * @returns a function that removes their pictures after the transaction
     */
    delete(tx: Queryable, customerId: number): Promise<() => Promise<void>>;
  };
}

export type PersonalDataService = ReturnType<typeof createPersonalData>;

/** Exports customers' data and deletes their accounts. */
export function createPersonalData(dependencies: PersonalDataDependencies) {
  const { db, accounts, orders, purchases, friends, addresses, sessions, saleReminders, waitingList } = dependencies;
  const { complaints, eventRequests } = dependencies;
  const data = createPersonalDataRepository(db);
  const hidden = createExportRepository(db);

  /**
   * @param gone error code when a concurrent request has already deleted the account
   * @param record writes the audit in the transaction of the deletion
   */
  async function removeAccount(
    customerId: number,
    gone: 'UNAUTHENTICATED' | 'NOT_FOUND',
    record?: (tx: Queryable) => Promise<unknown>,
  ) {
    if (await data.hasEventToCome(customerId)) throw new AppError('STATE_CONFLICT');
    for (const id of await data.openOrderIds(customerId)) await orders.cancel(id, customerId);
    const removePictures = await db.transaction().execute(async (tx) => {
      const own = createPersonalDataRepository(tx);
      const email = await own.lock(customerId);
      if (email === undefined) throw new AppError(gone);
      // Read again under the lock, because an order may have been placed or paid meanwhile.
      const open = await own.openOrderIds(customerId);
      if (open.length > 0 || (await own.hasEventToCome(customerId))) throw new AppError('STATE_CONFLICT');
      await waitingList.delete(tx, email);
      const removeTheirPictures = await eventRequests.delete(tx, customerId);
      await own.anonymizeOrders(customerId);
      await own.remove(customerId);
      await own.anonymizeAccount(customerId);
      await record?.(tx);
      return removeTheirPictures;
    });
    await removePictures();
  }

  const byEmail = createPersonByEmailRepository(db);

  /** What is stored with an address, in lower case, with or without an account. */
  async function dataOfEmail(email: string) {
    const blockedAt = await byEmail.blockedAt(email);
    return {
      exportedAt: new Date().toISOString(),
      messages: await hidden.messages(email),
      invitations: await hidden.invitations(email),
      waitingList: await waitingList.ofEmail(email),
      passengerOf: await byEmail.passengerOf(email),
      guestOf: await byEmail.guestOf(email),
      mailsReceived: await byEmail.mailsReceived(email),
      privacyRequests: await byEmail.privacyRequests(email),
      complaints: await complaints.ofEmail(email),
      ...(blockedAt && { blockedAt }),
    };
  }

  const service = {
    /** Exports all stored data about the customer. */
    async export(current: CurrentSession): Promise<PersonalData> {
      const { customerId } = current;
      const details: OrderDetail[] = [];
      // Sequential, so that an export puts no more load on the database than a visitor.
      for (const id of await data.orderIds(customerId)) details.push(await purchases.detail(id, customerId));
      const profile = await accounts.profile(customerId);
      return {
        ...(await dataOfEmail(profile.email)),
        profile,
        orders: details,
        frequentFriends: await friends.list(customerId),
        frequentAddresses: await addresses.list(customerId),
        eventRequests: await eventRequests.all(customerId),
        sessions: await sessions.list(current),
        account: await hidden.account(customerId),
        payments: await hidden.payments(customerId),
        refunds: await hidden.refunds(customerId),
        taxBuyers: await hidden.taxBuyers(customerId),
        boardings: await hidden.boardings(customerId),
        mails: await hidden.mails(customerId),
        notes: await hidden.notes(customerId),
        requestGuests: await hidden.requestGuests(customerId),
        saleReminders: await saleReminders.ofCustomer(customerId),
      };
    },

    /**
     * Deletes the account. Orders awaiting payment are cancelled; other orders stay without personal data.
     * @throws VALIDATION_FAILED (`password`) for a wrong password; RATE_LIMITED after too many; STATE_CONFLICT with a
     *   paid upcoming event or while a payment is being confirmed; UNAUTHENTICATED when a concurrent request has
     *   already deleted it
     */
    async remove(customerId: number, password: string) {
      await accounts.assertPassword(customerId, password, 'password');
      await removeAccount(customerId, 'UNAUTHENTICATED');
      return {};
    },

    /**
     * Deletes the account of a customer who asked staff to do so.
     * @param email of the account, typed as confirmation
     * @throws NOT_FOUND; VALIDATION_FAILED (`email`) for another address; STATE_CONFLICT as `remove`
     */
    async removeForStaff(customerId: number, { email, actor }: { email: string; actor: StaffActor }) {
      const profile = await accounts.profile(customerId);
      if (profile.email !== email.trim().toLowerCase()) throw invalidFields({ field: 'email', reason: 'wrong' });
      await removeAccount(customerId, 'NOT_FOUND', (tx) =>
        createAuditRepository(tx).add({ actor, action: 'delete-customer', subject: `customer:${customerId}` }),
      );
      return {};
    },

    /** Exports all that is stored about an address, of an account or not. */
    async exportOfEmail(email: string): Promise<Partial<PersonalData>> {
      const customerId = await byEmail.customerId(email);
      return customerId === undefined ? dataOfEmail(email) : service.export({ customerId });
    },

    print: printPersonalData,
    requestsOf: byEmail.privacyRequests,
    hasTripToCome: byEmail.hasTripToCome,

    /** Sums up for staff what is stored about an address. */
    async person(email: string): Promise<PrivacyPerson> {
      const customerId = await byEmail.customerId(email);
      const sections = Object.entries(await service.exportOfEmail(email));
      return {
        ...(customerId !== undefined && { customerId }),
        orders: await byEmail.orders(email),
        counts: sections.flatMap(([section, rows]) =>
          Array.isArray(rows) && rows.length > 0 ? [{ section, count: rows.length }] : [],
        ),
      };
    },

    /**
     * Deletes an account, if there is one, and all that is stored about its address but what the law keeps.
     * @param record writes the audit in the transaction of the deletion
     * @throws STATE_CONFLICT with a trip to come, or while a payment is being confirmed
     */
    async removePerson(email: string, record: (tx: Queryable) => Promise<unknown>) {
      if (await byEmail.hasTripToCome(email)) throw new AppError('STATE_CONFLICT');
      const rest = async (tx: Queryable) => {
        await waitingList.delete(tx, email);
        await createPersonByEmailRepository(tx).remove(email);
        await record(tx);
      };
      const customerId = await byEmail.customerId(email);
      if (customerId === undefined) await db.transaction().execute(rest);
      else await removeAccount(customerId, 'NOT_FOUND', rest);
    },
  };
  return service;
}
