/** Position in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Calculates the straight-line distance with the haversine formula. */
export function kilometresBetween(from: Coordinates, to: Coordinates) {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}
