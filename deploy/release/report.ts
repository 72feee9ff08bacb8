import type { RefusedEntry } from '@idavuelta/shared/contracts';
import { releasesOf } from '../registry/history.ts';
import { readReleaseLog, readStoredRegistry } from '../registry/registry-document.ts';
import type { ReleaseEvent } from '../registry/release-log.ts';
import { shellName } from '../registry/release-names.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { type Figures, type FiguresOfReleases, failureRate, noFigures } from './figures.ts';
import { type Buckets, thirdQuartile } from './metrics.ts';
import { notesSummary } from './notes/notes-text.ts';

/** The live release of a module. */
export interface ModuleStatus {
  name: string;
  version: string;
  /** ISO 8601, UTC; absent when the log does not tell. */
  since?: string;
  by?: string;
  /** Versions available for a rollback, newest first. */
  earlier: string[];
  /** Percentage of visitors who get it; absent for the release of all others. */
  percentage?: number;
  /** Time since which it is switched off. */
  off?: string;
  /** Undefined when no gateway was queried. */
  figures?: Omit<Figures, 'lcp'> & { lcp?: number; lcpBeyond?: true };
}

/**
 * Returns a row per module's release, and per canary.
 * @param figures of each gateway
 * @param report called for each rejected entry of the registry
 */
export async function readStatus(
  store: ReleaseStore,
  figures: FiguresOfReleases[],
  report: (refused: RefusedEntry) => void,
): Promise<ModuleStatus[]> {
  const { shell, modules } = await readStoredRegistry(store, report);
  const log = await readReleaseLog(store);
  const row = (
    name: string,
    version: string,
    rest: Pick<ModuleStatus, 'earlier' | 'percentage' | 'off'>,
  ): ModuleStatus => {
    const event = log.find((one) => one.name === name && one.version === version);
    const counted = figures.length > 0 && addedUp(figures, `${name} ${version}`);
    return {
      name,
      version,
      since: event?.at,
      by: event?.by,
      ...rest,
      ...(counted && { figures: { ...counted, ...lcpOf(counted.lcp) } }),
    };
  };
  return Object.entries({ ...(shell && { [shellName]: shell }), ...modules }).flatMap(([name, history]) => {
    const [version = '', ...earlier] = releasesOf<{ version: string }>(history).map((release) => release.version);
    const { canary } = history;
    return [
      row(name, version, { earlier, ...(history.off && { off: history.off.since }) }),
      ...(canary ? [row(name, canary.release.version, { earlier: [], percentage: canary.percentage })] : []),
    ];
  });
}

export const figuresText = (figures: Pick<Figures, 'loads' | 'renders' | 'failures'>) =>
  `${figures.loads} loads, ${figures.renders} renders, ${figures.failures} failures (${(failureRate(figures) * 100).toFixed(1)} %)`;

/** Sums a release's figures over all gateways. */
function addedUp(figures: FiguresOfReleases[], key: string): Figures {
  const sum = noFigures();
  for (const one of figures.flatMap((releases) => releases.get(key) ?? [])) {
    sum.loads += one.loads;
    sum.renders += one.renders;
    sum.failures += one.failures;
    for (const [bound, count] of one.lcp) sum.lcp.set(bound, (sum.lcp.get(bound) ?? 0) + count);
  }
  return sum;
}

export const statusLines = (rows: ModuleStatus[]) =>
  inColumns(
    ['module', 'live', 'for', 'since', 'by', 'before', 'loads', 'renders', 'failures', 'LCP p75'],
    rows.map(({ name, version, percentage, off, since, by, earlier, figures }) => [
      name,
      version,
      off ? 'off' : percentage === undefined ? 'all' : `${percentage} %`,
      since,
      by,
      earlier[0],
      ...(figures
        ? [figures.loads, figures.renders, figures.failures, lcpText(figures)].map((one) =>
            one === undefined ? undefined : String(one),
          )
        : []),
    ]),
  );

/** Returns the 75th percentile's bound. Above the last bound the real value is unknown. */
function lcpOf(buckets: Buckets): { lcp: number | undefined; lcpBeyond?: true } {
  const lcp = thirdQuartile(buckets);
  if (lcp !== Infinity) return { lcp };
  return { lcp: Math.max(0, ...[...buckets.keys()].filter(Number.isFinite)), lcpBeyond: true };
}

const lcpText = ({ lcp, lcpBeyond }: NonNullable<ModuleStatus['figures']>) =>
  lcp === undefined ? undefined : `${lcpBeyond ? '>' : '≤'} ${lcp} ms`;

/** Formats a line per change, followed by its commit, changelog entry and notes. */
export function historyLines(events: ReleaseEvent[]): string {
  const [head, ...lines] = inColumns(
    ['when', 'who', 'key', 'what', 'module', 'version', 'before', 'why'],
    events.map(({ at, by, key, action, percentage, name, version, from, why }) => [
      at,
      by,
      key,
      percentage ? `${action} ${percentage} %` : action,
      name,
      version,
      from,
      why,
    ]),
  ).split('\n');
  const details = ({ commit, changes = '', notes }: ReleaseEvent) =>
    [
      commit && `commit ${commit.slice(0, 8)}`,
      ...changes.split('\n'),
      ...(notes ? notesSummary(notes).split('\n') : []),
    ].flatMap((line) => (line ? [`    ${line}`] : []));
  return [head, ...events.flatMap((event, i) => [lines[i], ...details(event)])].join('\n');
}

function inColumns(head: string[], rows: (string | undefined)[][]): string {
  const lines = [head, ...rows.map((row) => row.map((cell) => cell ?? '–'))];
  const widths = head.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
