import type { SentPosition } from '@idavuelta/shared/contracts/staff';

/** What a tracking app sends about one moment. */
export interface TrackedPosition {
  deviceId: string;
  position: SentPosition;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const within = (value: number, limit: number) => Number.isFinite(value) && Math.abs(value) <= limit;

/** Seconds or milliseconds since 1970, or ISO 8601. @returns undefined for anything else */
function momentOf(value: unknown): string | undefined {
  const number = Number(value);
  const at = Number.isFinite(number) ? new Date(number < 1e11 ? number * 1000 : number) : new Date(String(value));
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

function positionOf(latitude: number, longitude: number, timestamp: unknown, accuracy: unknown) {
  const at = momentOf(timestamp);
  if (!at || !within(latitude, 90) || !within(longitude, 180)) return undefined;
  const metres = Number(accuracy);
  return {
    latitude,
    longitude,
    at,
    ...(accuracy !== undefined && metres >= 0 && within(metres, 1e5) && { accuracy: metres }),
  };
}

/** Fields of a query or form: `id`, `lat`, `lon` or `location=lat,lon`, `timestamp`, `accuracy`. */
function fromFields(fields: Record<string, unknown>): TrackedPosition | undefined {
  const [lat, lon] =
    typeof fields.location === 'string' ? fields.location.split(',') : [fields.lat, fields.lon ?? fields.lng];
  const deviceId = fields.id ?? fields.deviceid;
  const position = positionOf(Number(lat), Number(lon), fields.timestamp, fields.accuracy);
  return typeof deviceId === 'string' && position ? { deviceId, position } : undefined;
}

/**
 * Reads what apps send that speak the OsmAnd protocol, as Traccar's phone app does: a query, a form, or JSON since its
 * version 9. https://www.traccar.org/osmand/
 * @returns undefined if it names no device or no position
 */
export function readOsmAnd(query: unknown, body: unknown): TrackedPosition | undefined {
  const { location, device_id: deviceId } = isRecord(body) ? body : {};
  if (isRecord(location) && isRecord(location.coords)) {
    const { latitude, longitude, accuracy } = location.coords;
    const position = positionOf(Number(latitude), Number(longitude), location.timestamp, accuracy);
    return typeof deviceId === 'string' && position ? { deviceId, position } : undefined;
  }
  return fromFields({ ...(isRecord(query) ? query : {}), ...(isRecord(body) ? body : {}) });
}
