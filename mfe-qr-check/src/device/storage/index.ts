import type { DeviceCheck } from '@idavuelta/shared/contracts';
import { openIndexedStore } from './indexed-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { PreparedList, StoredCheck, TicketStore } from './ticket-store.ts';

export type { PreparedList, StoredCheck };

/** Milliseconds for which sent checks are kept, and lists after their event. */
const retentionMs = 2 * 24 * 3_600_000;

/** Timeout of the database, in milliseconds. */
const answerLimit = 3_000;

let opened: ReturnType<typeof openIndexedStore> | undefined;
let memory = createMemoryStore();
let memoryOnly = false;

/** Whether the browser stores nothing any more: checks are lost when the page is closed. */
export const isMemoryOnly = () => memoryOnly;

/** Closes the database; the next access opens it again. */
export async function closeDatabase() {
  const closing = opened;
  opened = undefined;
  memory = createMemoryStore();
  memoryOnly = false;
  await closing?.then(
    (store) => store.close(),
    () => undefined, // it was never opened
  );
}

/**
 * Runs an operation on the browser's database. A phone may close it at any moment: it is reopened once, and if that
 * fails the page continues with its memory.
 */
async function inDatabase<T>(work: (store: TicketStore) => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 2 && !memoryOnly; attempt++) {
    try {
      opened ??= openIndexedStore();
      return await inTime(opened.then(work));
    } catch (error) {
      console.warn('the database of the device failed', error);
      opened = undefined;
    }
  }
  memoryOnly = true;
  return work(memory);
}

/** A database that never responds, as on some phones after a restart of the browser, counts as missing. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer')), answerLimit);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Also writes to memory, in case the database is taken away. */
async function inBoth(work: (store: TicketStore) => Promise<void>) {
  await work(memory);
  if (!memoryOnly) await inDatabase((store) => (store === memory ? Promise.resolve() : work(store)));
}

export async function readList(): Promise<PreparedList | undefined> {
  const list = await inDatabase((store) => store.readList());
  if (list) await memory.storeList(list);
  return list;
}
export const storeList = (list: PreparedList) => inBoth((store) => store.storeList(list));
export const removeList = () => inBoth((store) => store.removeList());
export const storeCheck = (check: StoredCheck) => inBoth((store) => store.storeCheck(check));

/** Returns what this device knows of a ticket on a ride, oldest first. */
export async function checksOf(ride: Pick<DeviceCheck, 'orderId' | 'ticket' | 'leg'>) {
  const checks = await inDatabase((store) => store.checksOf(ride));
  return checks.sort((one, other) => one.checkedAt.localeCompare(other.checkedAt));
}

export const waitingChecks = (count: number) => inDatabase((store) => store.waitingChecks(count));
export const countWaiting = () => inDatabase((store) => store.countWaiting());
export const markSent = (scanIds: readonly string[]) => inBoth((store) => store.markSent(scanIds));
export const seenDoubles = async () => new Set(await inDatabase((store) => store.seenDoubles()));
export const markSeen = (keys: readonly string[]) => inBoth((store) => store.markSeen(keys));

/** Deletes old lists and checks, since a phone may be lost. Unsent checks stay. */
export async function removeOld(now = Date.now()) {
  const isOld = (moment: string) => now - Date.parse(moment) > retentionMs;
  const list = await readList();
  if (list && isOld(list.date) && isOld(list.madeAt)) await removeList();
  await inBoth((store) => store.removeChecks(({ status, checkedAt }) => status !== 'waiting' && isOld(checkedAt)));
}
