import type { DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';
import { browserStore } from '@idavuelta/shared/storage';

/** What the phone has of a driver's trips, so that they can be driven without a network. */
export interface KeptTrips {
  trips: DrivenTrip[];
  /** When they were read from the API, ISO 8601. */
  readAt?: string;
  /** Marks that are not sent yet, the earliest first. */
  waiting: TripMark[];
}

const key = 'idavuelta.my-trips';
const dayMs = 24 * 3_600_000;

/** Passengers' names and phones stay no longer on the phone than the driver may see them. */
const isNear = ({ endsAt }: DrivenTrip) => Date.parse(endsAt) + dayMs > Date.now();

export function readKept(): KeptTrips {
  const text = browserStore.read(key);
  const kept: KeptTrips = text ? JSON.parse(text) : { trips: [], waiting: [] };
  return { ...kept, trips: kept.trips.filter(isNear) };
}

export const keep = (kept: KeptTrips) => void browserStore.write(key, JSON.stringify(kept));
export const forget = () => browserStore.remove(key);
