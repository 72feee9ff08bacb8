import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { ServiceSettings } from '../../../config/dispatch-config.ts';
import type { Coordinates } from '../../../geocoding/distance.ts';
import { fetchTable, maxCoordinates } from './osrm-table.ts';
import { failureOf, warnOnce } from './service-failure.ts';
import type { TravelTimesSource, Warn } from './source.ts';

/** Empty when there is no road. */
interface Drive {
  minutes?: number;
  kilometres?: number;
}

/** Enough for one large departure; roads seldom change. */
const maxDrives = 150_000;
const driveTtlMs = 24 * 3600_000;

/** Concurrent requests: public servers throttle heavier use. */
const concurrency = 4;

/**
 * Reads travel times from the table service of an OSRM server, which knows roads but not traffic by hour. Uses
 * `fallback` when it fails and for pairs without a road.
 */
export function createOsrm(settings: ServiceSettings, fallback: TravelTimesSource, warn: Warn): TravelTimesSource {
  const drives = new LRUCache<string, Drive>({ max: maxDrives, ttl: driveTtlMs });
  const failures = warnOnce(warn);
  return {
    async travelTimes(places, when) {
      const estimated = await fallback.travelTimes(places, when);
      const names = places.map(nameOf);
      const known = new Map<string, Drive | undefined>();
      try {
        await fetchMissing(settings, names, drives, known);
        failures.works();
      } catch (error) {
        failures.failed(`travel times are reckoned by distance: OSRM ${failureOf(error)}`);
        return estimated;
      }
      const value = (from: number, to: number, key: keyof Drive) =>
        from === to ? 0 : (known.get(`${names[from]};${names[to]}`)?.[key] ?? (estimated[key][from]?.[to] as number));
      const matrix = (key: keyof Drive) => names.map((_, from) => names.map((__, to) => value(from, to, key)));
      return { minutes: matrix('minutes'), kilometres: matrix('kilometres') };
    },
  };
}

/** Formats coordinates for OSRM, accurate to about a metre. */
const nameOf = ({ longitude, latitude }: Coordinates) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`;

/**
 * Fetches missing drives in blocks that the server accepts, and collects all of them in `known`, because a table may
 * need more than the cache can hold.
 */
async function fetchMissing(
  settings: ServiceSettings,
  names: string[],
  drives: LRUCache<string, Drive>,
  known: Map<string, Drive | undefined>,
) {
  const distinct = [...new Set(names)];
  const size = distinct.length <= maxCoordinates ? maxCoordinates : maxCoordinates / 2;
  const blocks = Array.from({ length: Math.ceil(distinct.length / size) }, (_, index) =>
    distinct.slice(index * size, (index + 1) * size),
  );
  const missing = blocks.flatMap((from) =>
    blocks.flatMap((to) => (fromCache(from, to, drives, known) ? [] : [{ from, to }])),
  );
  const limit = pLimit(concurrency);
  const stopped = new AbortController();
  try {
    await Promise.all(
      missing.map(({ from, to }) =>
        limit(async () => {
          stopped.signal.throwIfAborted();
          const table = await fetchTable(settings, from, to, stopped.signal);
          cacheTable(from, to, table, drives, known);
        }),
      ),
    );
  } finally {
    // After one failure the other requests are useless.
    stopped.abort();
  }
}

/** @returns false when a drive of the block is not cached */
function fromCache(
  from: string[],
  to: string[],
  drives: LRUCache<string, Drive>,
  known: Map<string, Drive | undefined>,
) {
  for (const start of from) {
    for (const end of to) {
      const drive = drives.get(`${start};${end}`);
      if (!drive && start !== end) return false;
      known.set(`${start};${end}`, drive);
    }
  }
  return true;
}

function cacheTable(
  from: string[],
  to: string[],
  { durations, distances }: Awaited<ReturnType<typeof fetchTable>>,
  drives: LRUCache<string, Drive>,
  known: Map<string, Drive | undefined>,
) {
  for (const [row, start] of from.entries()) {
    for (const [column, end] of to.entries()) {
      const seconds = durations[row]?.[column];
      const metres = distances[row]?.[column];
      const noRoad = seconds == null || metres == null;
      const drive = noRoad ? {} : { minutes: Math.ceil(seconds / 60), kilometres: metres / 1000 };
      drives.set(`${start};${end}`, drive);
      known.set(`${start};${end}`, drive);
    }
  }
}
