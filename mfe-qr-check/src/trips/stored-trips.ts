import type { DrivenTrip, TripMark, TripNews } from '@idavuelta/shared/contracts/staff';
import { browserStore } from '@idavuelta/shared/storage';

/** A driver's trips as stored on the phone, so that they work offline. */
export interface StoredTrips {
  trips: DrivenTrip[];
  /** When they were read from the API, ISO 8601. */
  readAt?: string;
  news?: TripNews;
  /** Unsent marks by the phone's own clock, the earliest first. */
  waiting: TripMark[];
}

const key = 'idavuelta.my-trips';
const dayMs = 24 * 3_600_000;

/** Passengers' names and phones stay on the phone no longer than the driver may see them. */
const isNear = ({ endsAt }: DrivenTrip) => Date.parse(endsAt) + dayMs > Date.now();

export function readStoredTrips(): StoredTrips {
  const text = browserStore.read(key);
  const stored: StoredTrips = text ? JSON.parse(text) : { trips: [], waiting: [] };
  return { ...stored, trips: stored.trips.filter(isNear) };
}

export const saveTrips = (stored: StoredTrips) => void browserStore.write(key, JSON.stringify(stored));
export const deleteTrips = () => browserStore.remove(key);

const phoneKey = 'idavuelta.my-phone';

/** Returns the id of this phone, which tells two phones with one login apart. */
export function phoneId(): string {
  const known = browserStore.read(phoneKey);
  if (known) return known;
  const id = crypto.randomUUID();
  browserStore.write(phoneKey, id);
  return id;
}
