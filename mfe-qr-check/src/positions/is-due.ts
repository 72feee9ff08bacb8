import type { SentPosition } from '@idavuelta/shared/contracts/staff';

/** Milliseconds between two positions: while driving, while standing, and with a low battery. */
const drivingMs = 15_000;
const standingMs = 60_000;
const savingMs = 60_000;

/** Metres within which a van stands: a phone's position wanders. */
const standingMetres = 30;

const metresPerDegree = 111_320;

/** Distance in metres, exact enough within a town. */
function metresBetween(one: SentPosition, other: SentPosition) {
  const north = (one.latitude - other.latitude) * metresPerDegree;
  const east = (one.longitude - other.longitude) * metresPerDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Tells whether a position is to be kept: at most every 15 seconds, less often when the van stands or power is low. */
export function isDue(next: SentPosition, last: SentPosition | undefined, isBatteryLow: boolean): boolean {
  if (!last) return true;
  const passed = Date.parse(next.at) - Date.parse(last.at);
  if (isBatteryLow) return passed >= savingMs;
  return passed >= (metresBetween(next, last) < standingMetres ? standingMs : drivingMs);
}
