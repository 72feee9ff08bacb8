import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, ReleaseHistory, ShellRelease } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../output.ts';
import { templateOf } from '../render/template.ts';
import { checkContracts } from './contracts.ts';
import { published, releasesOf, rolledBack } from './history.ts';
import { changeRegistry, type LiveReleases, readRegistry } from './registry-file.ts';
import { logRelease, type ReleaseEvent } from './release-log.ts';
import { type AnyRelease, readRelease, shellName, store } from './stored-releases.ts';

/** Who changes what is live, and why: for the log of releases. */
export interface ReleaseNote {
  /** The user of the machine when omitted. */
  by?: string;
  why?: string;
}

/**
 * Makes a release live that is stored. The one it replaces can be gone back to.
 * @throws Error when it is not stored, or does not fit what is live
 */
export async function promote(outputDir: string, name: string, version: string, note: ReleaseNote = {}) {
  const release = readRelease(outputDir, name, version);
  await changeLive(outputDir, { ...note, name, action: 'promote' }, (history, content) => {
    checkContracts(name, release, content);
    return published(release, history);
  });
}

/**
 * Makes an earlier release live again, and forgets those that are left.
 * @param note `to` names the release; without it the previous one
 * @throws Error when there is no such release
 */
export async function rollBack(outputDir: string, name: string, { to, ...note }: ReleaseNote & { to?: string } = {}) {
  const { current } = await changeLive(outputDir, { ...note, name, action: 'rollback' }, (history) =>
    rolledBack(name, history, to),
  );
  return current;
}

/** Stores a built module and makes it live. */
export async function publish(outputDir: string, dist: string): Promise<Release> {
  const { name, version } = store(outputDir, dist);
  await promote(outputDir, name, version);
  return readRelease(outputDir, name, version) as Release;
}

/** Stores a built shell and makes it live. */
export async function publishShell(outputDir: string, dist: string): Promise<ShellRelease> {
  const { version } = store(outputDir, dist);
  await promote(outputDir, shellName, version);
  return readRelease(outputDir, shellName, version) as ShellRelease;
}

type AnyHistory = ReleaseHistory<AnyRelease>;

/** Changes what is live of a module or of the shell, and writes it into the log. */
function changeLive(
  outputDir: string,
  event: ReleaseNote & { name: string; action: ReleaseEvent['action'] },
  change: (history: AnyHistory | undefined, content: LiveReleases) => AnyHistory,
): Promise<AnyHistory> {
  const { name } = event;
  return changeRegistry(outputDir, (content) => {
    const before: AnyHistory | undefined = name === shellName ? content.shell : content.modules[name];
    const after = change(before, content);
    if (after === before) return after;
    if (name === shellName) {
      content.shell = after as ReleaseHistory<ShellRelease>;
      writeShellPage(outputDir, content.shell.current);
    } else content.modules[name] = after as ReleaseHistory<Release>;
    logRelease(outputDir, { ...event, version: after.current.version, from: before?.current.version });
    return after;
  });
}

/** A page for web servers that know no registry. */
const writeShellPage = (outputDir: string, { base, page }: ShellRelease) =>
  writeAtomically(join(outputDir, 'index.html'), templateOf(readFileSync(join(outputDir, base, page), 'utf8')).fill());

/** Version of the current shell; undefined when none is published. */
export const publishedShell = (outputDir: string): string | undefined => readRegistry(outputDir).shell?.current.version;

/** Every release that is live or can be gone back to. */
export function liveVersions(outputDir: string): { name: string; version: string }[] {
  const { shell, modules } = readRegistry(outputDir);
  const histories: [string, AnyHistory][] = [
    ...(shell ? [[shellName, shell] as [string, AnyHistory]] : []),
    ...Object.entries(modules),
  ];
  return histories.flatMap(([name, history]) => releasesOf(history).map(({ version }) => ({ name, version })));
}
