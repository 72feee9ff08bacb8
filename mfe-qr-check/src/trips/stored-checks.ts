import type { MyVehicleChecks, VehicleCheckInput } from '@idavuelta/shared/contracts/staff';
import { browserStore } from '@idavuelta/shared/storage';

/** Vehicle checks as stored on the phone, so that they work offline. */
export interface StoredChecks extends MyVehicleChecks {
  /** Unsent checks, the earliest first. */
  waiting: VehicleCheckInput[];
}

const key = 'idavuelta.vehicle-checks';

export function readStoredChecks(): StoredChecks {
  const text = browserStore.read(key);
  return text ? JSON.parse(text) : { items: [], trips: [], waiting: [] };
}

export const saveChecks = (stored: StoredChecks) => void browserStore.write(key, JSON.stringify(stored));
export const deleteChecks = () => browserStore.remove(key);

/** Adds the unsent checks to what the API knows. */
export function withWaiting({ items, trips, waiting }: StoredChecks): MyVehicleChecks {
  const sent = trips.filter(({ tripId }) => !waiting.some((check) => check.tripId === tripId));
  return { items, trips: [...sent, ...waiting.map(({ tripId, at }) => ({ tripId, checkedAt: at }))] };
}
