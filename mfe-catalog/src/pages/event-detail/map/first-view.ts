import type { Position } from '@idavuelta/shared/contracts';
import { type LatLngBounds, latLng, latLngBounds } from 'leaflet';

/** Share of the counties in the initial view: with the farthest ones in it, all others would shrink to one dot. */
const seenAtFirst = 0.7;

/** Returns the initial view of the map: the venue, the meeting points and the counties near the venue. */
export function firstView(venue: Position, meetingPoints: Position[], counties: Position[]): LatLngBounds {
  const pair = ({ latitude, longitude }: Position) => latLng(latitude, longitude);
  const centre = pair(venue);
  const byDistance = counties.map(pair).sort((a, b) => centre.distanceTo(a) - centre.distanceTo(b));
  const near = byDistance.slice(0, Math.ceil(byDistance.length * seenAtFirst));
  return latLngBounds([centre, ...meetingPoints.map(pair), ...near]);
}
