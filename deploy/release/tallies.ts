import { type Metric, readMetrics } from './metrics.ts';

/** The figures that decide about a canary, for one release: visitors' votes, and what gateways know themselves. */
export interface Tally {
  /** Visitors who had it on a page. */
  loads: number;
  /** Visitors for whom it could not be loaded or threw, and pages that it could not render on the server. */
  failures: number;
  /** The failures at the gateway with the most: one address has a few votes at each. */
  mostFailures: number;
  /** Pages that were rendered with it, and those that it failed. */
  renders: number;
  failedRenders: number;
  /** Pages that gateways sent to visitors who have it. */
  pages: number;
  /** Times that gateways sent its entry; none where nginx or a CDN sends files. */
  entries: number;
}

/** By `name version`. */
export type Tallies = Map<string, Tally>;

export const noTally = (): Tally => ({
  loads: 0,
  failures: 0,
  mostFailures: 0,
  renders: 0,
  failedRenders: 0,
  pages: 0,
  entries: 0,
});

/**
 * @param gateway its address in its own network; it answers `/metrics.json`
 * @throws Error that names the gateway when it does not answer
 */
export const readTallies = async (gateway: string) => talliesOf(await readMetrics(gateway));

/** The counters of one gateway (`deploy/gateway/client-metrics.ts`). */
function talliesOf(metrics: Metric[]): Tallies {
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
 * Adds up the counts of gateways since the first tallies. A count that went down began at zero after a restart.
 * @returns a function of the present tallies that gives the tally of a release
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
    sum.mostFailures = Math.max(sum.mostFailures, tally.failures);
  }
  return sum;
}
