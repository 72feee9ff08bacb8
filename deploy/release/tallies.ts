import { type Metric, readMetrics } from './metrics.ts';

/** Figures of one release that decide about a canary: visitors' votes, and the gateways' own counts. */
export interface Tally {
  /** Visitors who loaded it. */
  loads: number;
  /** Visitors for whom it failed to load or threw, plus pages that failed to render on the server. */
  failures: number;
  /**
   * Failures at the gateway with the most. An address may vote a few times at each gateway, so a sum would count it
   * repeatedly.
   */
  maxFailures: number;
  /** Pages rendered with it, and pages it failed to render. */
  renders: number;
  failedRenders: number;
  /** Pages sent to visitors who have it. */
  pages: number;
  /** Number of times gateways sent its entry; zero when nginx or a CDN serves files. */
  entries: number;
}

/** By `name version`. */
export type Tallies = Map<string, Tally>;

export const noTally = (): Tally => ({
  loads: 0,
  failures: 0,
  maxFailures: 0,
  renders: 0,
  failedRenders: 0,
  pages: 0,
  entries: 0,
});

/**
 * @param gateway internal URL of a gateway that serves `/metrics.json`
 * @throws Error naming the gateway when it does not respond
 */
export const readTallies = async (gateway: string) => toTallies(await readMetrics(gateway));

/** Extracts the counters of one gateway (`deploy/gateway/client-metrics.ts`). */
function toTallies(metrics: Metric[]): Tallies {
  const tallies: Tallies = new Map();
  for (const { name, values } of metrics) {
    for (const { labels, value } of values) {
      const { module, version, vote, what, outcome } = labels;
      const key = `${module} ${version}`;
      const tally = tallies.get(key) ?? noTally();
      tallies.set(key, tally);
      if (name === 'client_votes_total') tally[vote === 'load' ? 'loads' : 'failures'] += value;
      if (name === 'release_served_total') tally[what === 'page' ? 'pages' : 'entries'] += value;
      if (name === 'page_renders_total') {
        tally.renders += value;
        if (outcome === 'failed') {
          tally.failedRenders += value;
          tally.failures += value;
        }
      }
    }
  }
  return tallies;
}

/**
 * Sums the gateways' counts since the first tallies. A count that decreased was reset by a restart.
 * @returns a function of the current tallies that returns a release's tally
 */
export function createCounter(first: Tallies[]) {
  const ofGateways: Tallies[] = first.map(() => new Map());
  let last = first;
  return (now: Tallies[]) => {
    for (const [gateway, releases] of now.entries()) {
      const sums = ofGateways[gateway];
      for (const [key, tally] of sums ? releases : []) {
        const sum = sums?.get(key) ?? noTally();
        sums?.set(key, sum);
        for (const name of ['loads', 'failures', 'renders', 'failedRenders', 'pages', 'entries'] as const) {
          const before = last[gateway]?.get(key)?.[name] ?? 0;
          sum[name] += tally[name] - (tally[name] >= before ? before : 0);
        }
      }
    }
    last = now;
    return (key: string): Tally => total(ofGateways.flatMap((sums) => sums.get(key) ?? []));
  };
}

function total(tallies: Tally[]): Tally {
  const sum = noTally();
  for (const tally of tallies) {
    for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += tally[name];
    sum.maxFailures = Math.max(sum.maxFailures, tally.failures);
  }
  return sum;
}
