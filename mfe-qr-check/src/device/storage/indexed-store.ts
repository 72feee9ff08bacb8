import type { Leg, OrderId } from '@idavuelta/shared/contracts';
import { type DBSchema, openDB } from 'idb';
import type { PreparedList, StoredCheck, TicketStore } from './ticket-store.ts';

interface TicketDatabase extends DBSchema {
  list: { key: 'current'; value: PreparedList };
  checks: {
    key: string;
    value: StoredCheck;
    indexes: { ticket: [OrderId, number, Leg]; status: [StoredCheck['status'], string] };
  };
  /** Double admissions that the driver has seen. */
  seen: { key: string; value: true };
}

/** Opens the store in the browser's database; every call may fail. */
export async function openIndexedStore(): Promise<TicketStore & { close: () => void }> {
  const db = await openDB<TicketDatabase>('idavuelta-tickets', 1, {
    upgrade(created) {
      created.createObjectStore('list');
      created.createObjectStore('seen');
      const checks = created.createObjectStore('checks', { keyPath: 'scanId' });
      checks.createIndex('ticket', ['orderId', 'ticket', 'leg']);
      checks.createIndex('status', ['status', 'checkedAt']);
    },
  });
  const waiting = () => IDBKeyRange.bound(['waiting', ''], ['waiting', '\uffff']);
  return {
    close: () => db.close(),
    readList: () => db.get('list', 'current'),
    storeList: async (list) => void (await db.put('list', list, 'current')),
    removeList: () => db.delete('list', 'current'),
    storeCheck: async (check) => void (await db.put('checks', check)),
    checksOf: ({ orderId, ticket, leg }) => db.getAllFromIndex('checks', 'ticket', [orderId, ticket, leg]),
    waitingChecks: (count) => db.getAllFromIndex('checks', 'status', waiting(), count),
    countWaiting: () => db.countFromIndex('checks', 'status', waiting()),
    seenDoubles: () => db.getAllKeys('seen'),

    async markSent(scanIds) {
      const tx = db.transaction('checks', 'readwrite');
      for (const scanId of scanIds) {
        const check = await tx.store.get(scanId);
        if (check) await tx.store.put({ ...check, status: 'sent' });
      }
      await tx.done;
    },

    async markSeen(keys) {
      const tx = db.transaction('seen', 'readwrite');
      for (const key of keys) await tx.store.put(true, key);
      await tx.done;
    },

    async removeChecks(isOld) {
      const tx = db.transaction('checks', 'readwrite');
      for await (const { value, delete: remove } of tx.store.iterate()) if (isOld(value)) await remove?.();
      await tx.done;
    },
  };
}
