import { canKeepCustomerData, keepCustomerData, readCustomerData } from '@idavuelta/shared/storage';
import { now } from '@idavuelta/shared/ui';
import type { RidePass } from '../../ui/ride-pass/ride-pass.ts';
import { isOver } from '../../ui/ride-pass/travel-day.ts';

/** A ride as the device keeps it. */
export interface KeptRide {
  pass: RidePass;
  /** When the API said so; ISO 8601, by the clock of the device. */
  savedAt: string;
}

/** Whether this browser has what it takes: data that nobody reads without the key, and a page that opens without a network. */
export const canKeepRides = () => 'serviceWorker' in navigator && canKeepCustomerData();

/** What the device keeps of rides that are not over, the next first; nothing where its storage is blocked. */
export async function readKeptRides(): Promise<KeptRide[]> {
  try {
    const kept = ((await readCustomerData()) ?? []) as KeptRide[];
    return kept.filter(({ pass }) => !isOver(pass.event, now()));
  } catch (error) {
    console.warn('the device did not say what it keeps', error);
    return [];
  }
}

/**
 * Keeps these rides and no others.
 * @param isCurrent whether the customer is still logged in
 * @returns whether the device has them now
 */
export async function keepRides(rides: KeptRide[], isCurrent: () => boolean): Promise<boolean> {
  try {
    return await keepCustomerData(rides, isCurrent);
  } catch (error) {
    console.warn('the device keeps no rides', error);
    return false;
  }
}
