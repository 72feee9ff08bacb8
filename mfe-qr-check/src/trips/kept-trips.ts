import type { DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';
import { browserStore } from '@idavuelta/shared/storage';

/** A driver's trips as stored on the phone, so that they work offline. */
export interface KeptTrips {
  trips: DrivenTrip[];
  /** When they were read from the API, ISO 8601. */
  readAt?: string;
  /** Unsent marks, the earliest first. */
  waiting: TripMark[];
}

const key = 'idavuelta.my-trips';
const dayMs = 24 * 3_600_000;

/** Passengers' names and phones stay on the phone no longer than the driver may see them. */
const isNear = ({ endsAt }: DrivenTrip) => Date.parse(endsAt) + dayMs > Date.now();

export function readKept(): KeptTrips {
  const text = browserStore.read(key);
  const kept: KeptTrips = text ? JSON.parse(text) : { trips: [], waiting: [] };
  return { ...kept, trips: kept.trips.filter(isNear) };
}

export const keep = (kept: KeptTrips) => void browserStore.write(key, JSON.stringify(kept));
export const forget = () => browserStore.remove(key);
