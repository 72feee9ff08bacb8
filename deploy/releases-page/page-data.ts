import { readReleaseLog } from '../registry/registry-document.ts';
import type { ReleaseEvent } from '../registry/release-log.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { figuresOf } from '../release/figures.ts';
import { type Buckets, countIn, type Metric, thirdQuartile } from '../release/metrics.ts';
import { notesSummary } from '../release/notes/notes-text.ts';
import { type ModuleStatus, readStatus } from '../release/report.ts';

/** Changes that the page shows. */
const shownChanges = 200;

/** A change of the live releases; its notes are lines of text. */
type ShownChange = Omit<ReleaseEvent, 'notes'> & { notes?: string };

/** What the page of releases shows. */
export interface PageData {
  status: ModuleStatus[];
  /** Changes of the live releases, the newest first. */
  changes: ShownChange[];
  failures: { module: string; version: string; failure: string; count: number }[];
  /** `value`: three of four documents were within it, by the bounds of the buckets; null above the last one. */
  vitals: { vital: string; route: string; value: number | null; documents: number }[];
}

/** @param metrics of each gateway */
export async function pageData(store: ReleaseStore, metrics: Metric[][]): Promise<PageData> {
  const all = metrics.flat();
  const [status, changes] = await Promise.all([
    readStatus(store, metrics.map(figuresOf), () => {}),
    readReleaseLog(store),
  ]);
  return {
    status,
    changes: changes.slice(0, shownChanges).map(shown),
    failures: failuresIn(all),
    vitals: vitalsIn(all),
  };
}

const shown = ({ notes, ...change }: ReleaseEvent): ShownChange => ({
  ...change,
  ...(notes && { notes: notesSummary(notes) }),
});

function failuresIn(metrics: Metric[]): PageData['failures'] {
  const counts = new Map<string, PageData['failures'][number]>();
  const count = (labels: Record<string, unknown>, failure: string, value: number) => {
    const { module, version } = labels as { module: string; version: string };
    const key = `${module} ${version} ${failure}`;
    const row = counts.get(key) ?? { module, version, failure, count: 0 };
    counts.set(key, { ...row, count: row.count + value });
  };
  for (const { name, values } of metrics) {
    for (const { labels, value } of values) {
      if (name === 'client_errors_total') count(labels, String(labels.failure), value);
      if (name === 'page_renders_total' && labels.outcome === 'failed') count(labels, 'render', value);
    }
  }
  return [...counts.values()];
}

function vitalsIn(metrics: Metric[]): PageData['vitals'] {
  const vitals = new Map<string, { vital: string; route: string; buckets: Buckets }>();
  for (const { values } of metrics) {
    for (const { labels, value, metricName } of values) {
      const [, vital] = /^client_(\w+)_bucket$/.exec(metricName ?? '') ?? [];
      if (!vital) continue;
      const route = String(labels.route);
      const key = `${vital} ${route}`;
      const row = vitals.get(key) ?? { vital: vital.toUpperCase(), route, buckets: new Map() };
      vitals.set(key, row);
      countIn(row.buckets, labels.le, value);
    }
  }
  return [...vitals.values()].map(({ vital, route, buckets }) => {
    const value = thirdQuartile(buckets) ?? Infinity;
    return { vital, route, value: value === Infinity ? null : value, documents: buckets.get(Infinity) ?? 0 };
  });
}
