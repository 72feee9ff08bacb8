import { isDeepStrictEqual } from 'node:util';
import type { Canary, ReleaseHistory } from '@idavuelta/shared/contracts';

/** Number of earlier releases available for a rollback. */
const maxEarlier = 6;

const toHistory = <R>([current, previous, ...older]: [R, ...R[]]): ReleaseHistory<R> => ({
  current,
  ...(previous && { previous }),
  ...(older.length && { older }),
});

const earlier = <R>({ previous, older = [] }: ReleaseHistory<R>) => (previous ? [previous, ...older] : []);

/** Returns the current release and those available for a rollback, newest first. */
export const releasesOf = <R>(history: ReleaseHistory<R>): [R, ...R[]] => [history.current, ...earlier(history)];

/**
 * Returns the history after a promotion: the previous release stays available for a rollback. A canary of another
 * release continues.
 */
export function published<R extends { version: string }>(release: R, before?: ReleaseHistory<R>): ReleaseHistory<R> {
  if (isDeepStrictEqual(before?.current, release) && before) return before;
  const others = before ? releasesOf(before) : [];
  const canary = before?.canary?.release.version === release.version ? undefined : before?.canary;
  return {
    ...toHistory([release, ...others.filter(({ version }) => version !== release.version).slice(0, maxEarlier)]),
    ...(canary && { canary }),
  };
}

/**
 * Returns the history with a canary next to the unchanged current release.
 * @param replaces whether it may replace another canary, in case two people start one at the same time
 * @throws Error when nothing is live, or another release is a canary
 */
export function withCanary<R extends { version: string }>(
  name: string,
  canary: Canary<R>,
  before?: ReleaseHistory<R>,
  replaces = false,
): ReleaseHistory<R> {
  const { version } = canary.release;
  if (!before) throw new Error(`no release of ${name} is live: promote ${version} instead`);
  if (before.current.version === version) return before;
  const other = before.canary?.release.version;
  if (other && other !== version && !replaces)
    throw new Error(`${other} is a canary of ${name} already: take it back (rollback), or say --replace`);
  return { ...before, canary };
}

/**
 * Returns the history after a rollback, which withdraws a canary if there is one. Releases rolled back are removed;
 * promoting one brings it back.
 * @param to version to go back to; defaults to the previous one
 * @throws Error when there is no such earlier release
 */
export function rolledBack<R extends { version: string }>(
  name: string,
  history?: ReleaseHistory<R>,
  to?: string,
): ReleaseHistory<R> {
  if (history?.canary && to === undefined) {
    const { canary: _, ...others } = history;
    return others;
  }
  const all = history ? earlier(history) : [];
  const [current, ...others] = to === undefined ? all : all.slice(all.findIndex(({ version }) => version === to));
  if (!current || (to !== undefined && current.version !== to))
    throw new Error(`${name} has no earlier release ${to ? `${to} ` : ''}to go back to`);
  return toHistory([current, ...others]);
}

export const servedReleases = <R>({ current, canary }: ReleaseHistory<R>): R[] => [
  current,
  ...(canary ? [canary.release] : []),
];
