import { isOwnFailure } from '../registry/own-failures.ts';
import { type Buckets, countIn, type Metric, readMetrics } from './metrics.ts';

/** A gateway's counters of releases (`deploy/gateway/client-metrics.ts`). */

/** The figures of one release. */
export interface Figures {
  /** Times that browsers put it on a page. */
  loads: number;
  /** Times that it could not be loaded, or threw, in a browser, and pages that it could not render on the server. */
  failures: number;
  /** Pages that were rendered with it on the server. */
  renders: number;
  /** Documents by the milliseconds that their largest contentful paint was within. */
  lcp: Buckets;
}

/** By `name version`. */
export type FiguresOfReleases = Map<string, Figures>;

export const noFigures = (): Figures => ({ loads: 0, failures: 0, renders: 0, lcp: new Map() });

/**
 * @param gateway its address in its own network; it answers `/metrics.json`
 * @throws Error that names the gateway when it does not answer
 */
export const readFigures = async (gateway: string) => figuresOf(await readMetrics(gateway));

/** The figures of each release in the metrics of one or more gateways. */
function figuresOf(metrics: Metric[]): FiguresOfReleases {
  const figures: FiguresOfReleases = new Map();
  for (const { name, values } of metrics) {
    for (const { labels, value, metricName } of values) {
      const { module, version, failure, outcome, le } = labels;
      const key = `${module} ${version}`;
      const release = figures.get(key) ?? noFigures();
      figures.set(key, release);
      if (name === 'client_loads_total') release.loads += value;
      if (name === 'client_errors_total' && isOwnFailure(failure)) release.failures += value;
      if (name === 'page_renders_total') {
        release.renders += value;
        if (outcome === 'failed') release.failures += value;
      }
      if (metricName === 'client_lcp_bucket') countIn(release.lcp, le, value);
    }
  }
  return figures;
}

type Counted = Pick<Figures, 'loads' | 'failures'>;

/** How often a release was tried: what throws on a page was loaded first, and its failure is of the same visit. */
export const attempts = ({ loads, failures }: Counted) => Math.max(loads, failures);

/** The share of failures: 0 to 1. Pages that were rendered do not count, since one of them is for many visitors. */
export const failureRate = (counted: Counted) => counted.failures / Math.max(1, attempts(counted));
