import type { DeviceCheck, TicketList } from '@idavuelta/shared/contracts';

/**
 * A check as stored on the device. `asked`: sent to the API without a response, so that the next scan of the ticket
 * reuses its id; `waiting`: decided here and to be sent; `sent`: received by the API.
 */
export interface StoredCheck extends DeviceCheck {
  status: 'asked' | 'waiting' | 'sent';
  /** When and by which device the ticket was admitted first, as far as this device knows. */
  first?: { at: string; by?: string };
}

/** The list of a departure; with the entries for typed codes if the device has a key of the departure. */
export type PreparedList = TicketList & { typing?: { key: string; entries: Record<string, string> } };

/** What a device stores to check tickets. */
export interface TicketStore {
  /** The list of the departure that this device checks, if prepared. */
  readList(): Promise<PreparedList | undefined>;
  storeList(list: PreparedList): Promise<void>;
  removeList(): Promise<void>;
  storeCheck(check: StoredCheck): Promise<void>;
  /** What this device knows of a ticket on a ride, in any order. */
  checksOf(ride: Pick<DeviceCheck, 'orderId' | 'ticket' | 'leg'>): Promise<StoredCheck[]>;
  /** The checks to be sent, at most `count`, in the order they were made. */
  waitingChecks(count: number): Promise<StoredCheck[]>;
  countWaiting(): Promise<number>;
  /** Marks checks as received by the API. */
  markSent(scanIds: readonly string[]): Promise<void>;
  /** Double admissions that the driver has seen. */
  seenDoubles(): Promise<string[]>;
  markSeen(keys: readonly string[]): Promise<void>;
  removeChecks(isOld: (check: StoredCheck) => boolean): Promise<void>;
}
