import { canStoreCustomerData, readCustomerData, storeCustomerData } from '@idavuelta/shared/storage';
import { now } from '@idavuelta/shared/ui';
import type { RidePass } from '../../ui/ride-pass/ride-pass.ts';
import { isOver } from '../../ui/ride-pass/travel-day.ts';

/** A ride as stored on the device. */
export interface StoredRide {
  pass: RidePass;
  /** When it was read from the API; ISO 8601, by the device's clock. */
  savedAt: string;
}

/** Whether this browser supports encrypted storage and pages that open offline. */
export const canStoreRides = () => 'serviceWorker' in navigator && canStoreCustomerData();

/** Reads the stored rides that are not over, the next one first; none when storage is blocked. */
export async function readStoredRides(): Promise<StoredRide[]> {
  try {
    const stored = ((await readCustomerData()) ?? []) as StoredRide[];
    return stored.filter(({ pass }) => !isOver(pass.event, now()));
  } catch (error) {
    console.warn('the device did not say what it keeps', error);
    return [];
  }
}

/**
 * Replaces the stored rides.
 * @param isCurrent whether the customer is still logged in
 * @returns whether they are stored
 */
export async function storeRides(rides: StoredRide[], isCurrent: () => boolean): Promise<boolean> {
  try {
    return await storeCustomerData(rides, isCurrent);
  } catch (error) {
    console.warn('the device keeps no rides', error);
    return false;
  }
}
