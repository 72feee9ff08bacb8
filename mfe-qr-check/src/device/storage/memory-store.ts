import type { PreparedList, StoredCheck, TicketStore } from './ticket-store.ts';

/** Creates a store that lasts until the page is closed. */
export function createMemoryStore(): TicketStore {
  let list: PreparedList | undefined;
  const checks = new Map<string, StoredCheck>();
  const seen = new Set<string>();
  const waiting = () =>
    [...checks.values()]
      .filter(({ status }) => status === 'waiting')
      .sort((one, other) => one.checkedAt.localeCompare(other.checkedAt));
  return {
    readList: async () => list,
    async storeList(made) {
      list = made;
    },
    async removeList() {
      list = undefined;
    },
    storeCheck: async (check) => void checks.set(check.scanId, check),
    checksOf: async ({ orderId, ticket, leg }) =>
      [...checks.values()].filter((one) => one.orderId === orderId && one.ticket === ticket && one.leg === leg),
    waitingChecks: async (count) => waiting().slice(0, count),
    countWaiting: async () => waiting().length,
    async markSent(scanIds) {
      for (const scanId of scanIds) {
        const check = checks.get(scanId);
        if (check) checks.set(scanId, { ...check, status: 'sent' });
      }
    },
    seenDoubles: async () => [...seen],
    async markSeen(keys) {
      for (const key of keys) seen.add(key);
    },
    async removeChecks(isOld) {
      for (const check of checks.values()) if (isOld(check)) checks.delete(check.scanId);
    },
  };
}
