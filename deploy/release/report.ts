import type { RefusedEntry } from '@idavuelta/shared/contracts';
import { releasesOf } from '../registry/history.ts';
import { readRegistry } from '../registry/registry-file.ts';
import { type ReleaseEvent, readReleaseLog } from '../registry/release-log.ts';
import { shellName } from '../registry/stored-releases.ts';

/** What is live of a module. */
export interface ModuleStatus {
  name: string;
  version: string;
  /** ISO 8601, UTC; unknown when the log does not tell. */
  since?: string;
  by?: string;
  /** What can be gone back to, the newest first. */
  earlier: string[];
}

/** @param report told of each entry of the registry that is refused */
export function readStatus(outputDir: string, report: (refused: RefusedEntry) => void): ModuleStatus[] {
  const { shell, modules } = readRegistry(outputDir, report);
  const log = readReleaseLog(outputDir);
  return Object.entries({ ...(shell && { [shellName]: shell }), ...modules }).map(([name, history]) => {
    const [version, ...earlier] = releasesOf<{ version: string }>(history).map((release) => release.version);
    const event = log.find((one) => one.name === name && one.version === version);
    return { name, version: version ?? '', since: event?.at, by: event?.by, earlier };
  });
}

export const statusLines = (rows: ModuleStatus[]) =>
  inColumns(
    ['module', 'live', 'since', 'by', 'before'],
    rows.map(({ name, version, since, by, earlier }) => [name, version, since, by, earlier[0]]),
  );

export const historyLines = (events: ReleaseEvent[]) =>
  inColumns(
    ['when', 'who', 'what', 'module', 'version', 'before', 'why'],
    events.map(({ at, by, action, name, version, from, why }) => [at, by, action, name, version, from, why]),
  );

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
