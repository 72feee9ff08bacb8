import type { DeviceCheck, TicketList } from '@idavuelta/shared/contracts';

/**
 * A check as the device keeps it. `asked`: the API was asked and has not answered, so that the next scan of the ticket asks
 * with the same id; `waiting`: judged here and to be sent; `sent`: the API knows it.
 */
export interface StoredCheck extends DeviceCheck {
  status: 'asked' | 'waiting' | 'sent';
  /** When and by which device the ticket was let in first, as far as is known here. */
  first?: { at: string; by?: string };
}

/** The list of a departure, with what typed codes are found by where the device has a key of the departure. */
export type PreparedList = TicketList & { typing?: { key: string; entries: Record<string, string> } };

/** What a device keeps to check tickets. */
export interface TicketStore {
  /** The list of the departure that this device checks, if one was prepared. */
  readList(): Promise<PreparedList | undefined>;
  keepList(list: PreparedList): Promise<void>;
  removeList(): Promise<void>;
  storeCheck(check: StoredCheck): Promise<void>;
  /** What is known here of a ticket on a ride, in any order. */
  checksOf(ride: Pick<DeviceCheck, 'orderId' | 'ticket' | 'leg'>): Promise<StoredCheck[]>;
  /** The checks to be sent, at most `count`, in the order in which they were made. */
  waitingChecks(count: number): Promise<StoredCheck[]>;
  countWaiting(): Promise<number>;
  /** Notes that the API has these checks. */
  markSent(scanIds: readonly string[]): Promise<void>;
  /** Double admissions that the driver has seen. */
  seenDoubles(): Promise<string[]>;
  markSeen(keys: readonly string[]): Promise<void>;
  removeChecks(isOld: (check: StoredCheck) => boolean): Promise<void>;
}
