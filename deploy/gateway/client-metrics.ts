import { type ClientEvent, ownedRoutes, type Registry, type webVitals } from '@idavuelta/shared/contracts';
import { Counter, Histogram, Registry as Metrics } from 'prom-client';
import type { Vote } from './votes.ts';

interface ReleaseLabels {
  module: string;
  version: string;
}

/** Upper bounds of the vitals' buckets: the thresholds of good and poor (web.dev/vitals), and steps in between. */
const buckets: Record<(typeof webVitals)[number], number[]> = {
  CLS: [0.01, 0.05, 0.1, 0.25, 0.5],
  FCP: [500, 1_000, 1_800, 3_000, 6_000],
  INP: [50, 100, 200, 500, 1_000],
  LCP: [800, 1_500, 2_500, 4_000, 8_000],
  TTFB: [100, 300, 800, 1_800, 4_000],
};

/** Label for names unknown to the registry: visitors can invent any number of them. */
const other = 'other';

/** Counts what browsers report and what the server rendered, by module and version. */
export function createClientMetrics(readRegistry: () => Registry) {
  const metrics = new Metrics();
  const registers = [metrics];
  const labelNames = ['module', 'version'] as const;
  const loads = new Counter({
    name: 'client_loads_total',
    help: 'Times that a release was put on a page',
    labelNames,
    registers,
  });
  const errors = new Counter({
    name: 'client_errors_total',
    help: 'Errors that browsers reported of a release',
    labelNames: [...labelNames, 'failure'] as const,
    registers,
  });
  const renders = new Counter({
    name: 'page_renders_total',
    help: 'Pages that were rendered with a release, and those that it failed',
    labelNames: [...labelNames, 'outcome'] as const,
    registers,
  });
  const votes = new Counter({
    name: 'client_votes_total',
    help: 'Visitors who were served a release and reported that it was loaded, or that it failed',
    labelNames: [...labelNames, 'vote'] as const,
    registers,
  });
  const served = new Counter({
    name: 'release_served_total',
    help: 'Pages that were sent to visitors of a release that is compared, and entries of releases that were sent',
    labelNames: [...labelNames, 'what'] as const,
    registers,
  });
  const vitals = Object.fromEntries(
    Object.entries(buckets).map(([name, bounds]) => [
      name,
      new Histogram({
        name: `client_${name.toLowerCase()}`,
        help: `Web vital ${name} of documents${name === 'CLS' ? '' : ', in milliseconds'}`,
        labelNames: [...labelNames, 'route'] as const,
        buckets: bounds,
        registers,
      }),
    ]),
  ) as Record<(typeof webVitals)[number], Histogram>;
  const known = createKnownNames(readRegistry);

  return {
    metrics,
    count(event: ClientEvent) {
      const labels = known.release(event);
      if (event.kind === 'load') loads.inc(labels);
      else if (event.kind === 'error') errors.inc({ ...labels, failure: event.failure });
      else vitals[event.vital].observe({ ...labels, route: known.route(event.route) }, event.value);
    },
    voted: (release: ReleaseLabels, vote: Vote) => votes.inc({ ...known.release(release), vote }),
    /** Counts a page or a release's entry sent to a visitor. */
    served: (release: ReleaseLabels, what: 'page' | 'entry') => served.inc({ ...known.release(release), what }),
    rendered: (release: ReleaseLabels, failed: boolean) =>
      renders.inc({ module: release.module, version: release.version, outcome: failed ? 'failed' : 'done' }),
  };
}

export type ClientMetrics = ReturnType<typeof createClientMetrics>;

/** Returns the registry's known names: live, previous and canary releases, and routes. */
function createKnownNames(readRegistry: () => Registry) {
  let latest: { registry: Registry; releases: Set<string>; routes: Set<string> } | undefined;
  const names = () => {
    const registry = readRegistry();
    if (latest?.registry !== registry) {
      const releases = new Set<string>();
      for (const [name, entry] of [...Object.entries(registry.modules), ['shell', registry.shell] as const]) {
        if (!entry) continue;
        const { current, previous, older = [], canary } = entry;
        for (const release of [current, previous, canary?.release, ...older]) {
          if (release) releases.add(`${name} ${release.version}`);
        }
      }
      latest = { registry, releases, routes: new Set(ownedRoutes(registry).map(({ path }) => path)) };
    }
    return latest;
  };
  return {
    release: ({ module, version }: ReleaseLabels): ReleaseLabels =>
      names().releases.has(`${module} ${version}`) ? { module, version } : { module: other, version: other },
    route: (route: string) => (names().routes.has(route) ? route : other),
  };
}
