import { isOwnFailure } from '../registry/own-failures.ts';
import { type Buckets, countIn, type Metric, readMetrics } from './metrics.ts';

/** A gateway's counters of releases (`deploy/gateway/client-metrics.ts`). */

/** Figures of one release. */
export interface Figures {
  /** Number of times browsers loaded it. */
  loads: number;
  /** Number of times it failed to load or threw in a browser, or failed to render a page on the server. */
  failures: number;
  /** Number of pages rendered with it on the server. */
  renders: number;
  /** Histogram of the largest contentful paint in milliseconds. */
  lcp: Buckets;
}

/** By `name version`. */
export type FiguresOfReleases = Map<string, Figures>;

export const noFigures = (): Figures => ({ loads: 0, failures: 0, renders: 0, lcp: new Map() });

/**
 * @param gateway internal URL of a gateway that serves `/metrics.json`
 * @throws Error naming the gateway when it does not respond
 */
export const readFigures = async (gateway: string) => toFigures(await readMetrics(gateway));

/** Extracts each release's figures from a gateway's metrics. */
function toFigures(metrics: Metric[]): FiguresOfReleases {
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

/** Returns how often a release was tried. One that throws was loaded before, so both counts are of the same visit. */
export const attempts = ({ loads, failures }: Counted) => Math.max(loads, failures);

/** Returns the failure rate, 0 to 1. Rendered pages are left out, because one of them serves many visitors. */
export const failureRate = (counted: Counted) => counted.failures / Math.max(1, attempts(counted));
