import { isDeepStrictEqual } from 'node:util';
import type { Canary, ReleaseHistory } from '@idavuelta/shared/contracts';

/** Releases to go back to, beside the current one. */
const maxEarlier = 6;

const historyOf = <R>([current, previous, ...older]: [R, ...R[]]): ReleaseHistory<R> => ({
  current,
  ...(previous && { previous }),
  ...(older.length && { older }),
});

const earlier = <R>({ previous, older = [] }: ReleaseHistory<R>) => (previous ? [previous, ...older] : []);

/** The current release and those that can be gone back to, the newest first. */
export const releasesOf = <R>(history: ReleaseHistory<R>): [R, ...R[]] => [history.current, ...earlier(history)];

/** The history after a promotion: the release before stays available for a roll-back. A canary goes on beside another release than its own. */
export function published<R extends { version: string }>(release: R, before?: ReleaseHistory<R>): ReleaseHistory<R> {
  if (isDeepStrictEqual(before?.current, release) && before) return before;
  const others = before ? releasesOf(before) : [];
  const canary = before?.canary?.release.version === release.version ? undefined : before?.canary;
  return {
    ...historyOf([release, ...others.filter(({ version }) => version !== release.version).slice(0, maxEarlier)]),
    ...(canary && { canary }),
  };
}

/**
 * The history while some visitors get a release instead of the current one. Of the current one it stays as it is.
 * @param replaces whether it may take the place of another canary: two teams, or two commands, may start one at a time
 * @throws Error when nothing is live beside it, or another one is a canary
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
 * The history after a roll-back, which withdraws a canary if there is one. The releases rolled back are forgotten:
 * whoever wants one again promotes it.
 * @param to version to go back to; without it the previous one
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
  return historyOf([current, ...others]);
}

/** The current release and, for some visitors, its canary. */
export const servedReleases = <R>({ current, canary }: ReleaseHistory<R>): R[] => [
  current,
  ...(canary ? [canary.release] : []),
];
