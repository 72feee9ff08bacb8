import type { DeviceCheck, Leg, OrderId, TicketList } from '@idavuelta/shared/contracts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * A check as the device keeps it. `asked`: the API was asked and has not answered, so that the next scan of the ticket asks
 * with the same id; `waiting`: judged here and to be sent; `sent`: the API knows it.
 */
export interface KeptCheck extends DeviceCheck {
  status: 'asked' | 'waiting' | 'sent';
  /** When and by which device the ticket was let in first, as far as is known here. */
  first?: { at: string; by?: string };
}

interface TicketDatabase extends DBSchema {
  list: { key: 'current'; value: TicketList };
  checks: {
    key: string;
    value: KeptCheck;
    indexes: { ticket: [OrderId, number, Leg]; status: [KeptCheck['status'], string] };
  };
  /** Double admissions that the driver has seen. */
  seen: { key: string; value: true };
}

/** Milliseconds for which checks are kept that need not be sent, and lists after their event. */
const keptFor = 2 * 24 * 3_600_000;

let opened: Promise<IDBPDatabase<TicketDatabase>> | undefined;

const database = () => {
  opened ??= openDB<TicketDatabase>('idavuelta-tickets', 1, {
    upgrade(db) {
      db.createObjectStore('list');
      db.createObjectStore('seen');
      const checks = db.createObjectStore('checks', { keyPath: 'scanId' });
      checks.createIndex('ticket', ['orderId', 'ticket', 'leg']);
      checks.createIndex('status', ['status', 'checkedAt']);
    },
  });
  return opened;
};

/** Closes the database; the next use opens it again. */
export async function closeDatabase() {
  (await opened)?.close();
  opened = undefined;
}

/** The list of the departure that this device checks, if one was prepared. */
export const readList = async () => (await database()).get('list', 'current');
export const keepList = async (list: TicketList) => (await database()).put('list', list, 'current');
export const removeList = async () => (await database()).delete('list', 'current');

export const keepCheck = async (check: KeptCheck) => (await database()).put('checks', check);

/** What is known here of a ticket on a ride, the oldest first. */
export async function checksOf({ orderId, ticket, leg }: Pick<DeviceCheck, 'orderId' | 'ticket' | 'leg'>) {
  const checks = await (await database()).getAllFromIndex('checks', 'ticket', [orderId, ticket, leg]);
  return checks.sort((one, other) => one.checkedAt.localeCompare(other.checkedAt));
}

const waiting = () => IDBKeyRange.bound(['waiting', ''], ['waiting', '\uffff']);

/** The checks to be sent, at most `count`, in the order in which they were made. */
export const waitingChecks = async (count: number) =>
  (await database()).getAllFromIndex('checks', 'status', waiting(), count);

export const countWaiting = async () => (await database()).countFromIndex('checks', 'status', waiting());

/** Notes that the API has these checks. */
export async function markSent(scanIds: readonly string[]) {
  const tx = (await database()).transaction('checks', 'readwrite');
  for (const scanId of scanIds) {
    const check = await tx.store.get(scanId);
    if (check) await tx.store.put({ ...check, status: 'sent' });
  }
  await tx.done;
}

export const seenDoubles = async () => new Set(await (await database()).getAllKeys('seen'));

export async function markSeen(keys: readonly string[]) {
  const tx = (await database()).transaction('seen', 'readwrite');
  for (const key of keys) await tx.store.put(true, key);
  await tx.done;
}

/** Forgets what is no longer needed: a phone may be lost. Nothing that waits to be sent is forgotten. */
export async function removeOld(now = Date.now()) {
  const db = await database();
  const isOld = (moment: string) => now - Date.parse(moment) > keptFor;
  const list = await readList();
  if (list && isOld(list.date) && isOld(list.madeAt)) await removeList();
  const tx = db.transaction('checks', 'readwrite');
  for await (const { value, delete: remove } of tx.store.iterate())
    if (value.status !== 'waiting' && isOld(value.checkedAt)) await remove?.();
  await tx.done;
}
