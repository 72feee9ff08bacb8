import { fetchWithin } from '@idavuelta/shared/contracts/servers';

/** Limits for a gateway's response, which grows with routes and releases. */
const limits = { maxBytes: 20_000_000, timeoutMs: 5_000 };

/** A metric as served at `/metrics.json` (`deploy/gateway/client-metrics.ts`). */
export interface Metric {
  name: string;
  values: { value: number; metricName?: string; labels: Record<string, string | number> }[];
}

/** Cumulative number of values per upper bound, `Infinity` for all. */
export type Buckets = Map<number, number>;

/**
 * @param gateway internal URL of a gateway
 * @throws Error naming the gateway when it does not respond
 */
export async function readMetrics(gateway: string): Promise<Metric[]> {
  const address = new URL('/metrics.json', gateway);
  const response = await fetchWithin(limits, address).catch((error: Error) => {
    throw new Error(`${address} does not answer: ${error.message}`);
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ask it from the gateway's own network`);
  return (await response.json()) as Metric[];
}

/** Adds a bucket's value. @param le its upper bound, as Prometheus writes it */
export function countIn(buckets: Buckets, le: string | number | undefined, value: number) {
  const bound = le === '+Inf' ? Infinity : Number(le);
  buckets.set(bound, (buckets.get(bound) ?? 0) + value);
}

/** Returns the upper bound of the bucket with the 75th percentile; undefined without values. */
export function thirdQuartile(buckets: Buckets): number | undefined {
  const total = buckets.get(Infinity) ?? 0;
  const bounds = [...buckets.keys()].sort((one, other) => one - other);
  return total ? bounds.find((bound) => (buckets.get(bound) ?? 0) >= total * 0.75) : undefined;
}
