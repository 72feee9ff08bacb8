import type { ReleaseHistory } from '@idavuelta/shared/contracts';

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

/** The history after a publish: what was current can be gone back to. */
export function published<R extends { version: string }>(release: R, before?: ReleaseHistory<R>): ReleaseHistory<R> {
  if (before?.current.version === release.version) return before;
  const others = before ? releasesOf(before) : [];
  return historyOf([release, ...others.filter(({ version }) => version !== release.version).slice(0, maxEarlier)]);
}

/**
 * The history after a roll-back. The releases that are left are forgotten: whoever wants one again promotes it.
 * @param to version to go back to; without it the previous one
 * @throws Error when there is no such earlier release
 */
export function rolledBack<R extends { version: string }>(
  name: string,
  history?: ReleaseHistory<R>,
  to?: string,
): ReleaseHistory<R> {
  const all = history ? earlier(history) : [];
  const [current, ...others] = to === undefined ? all : all.slice(all.findIndex(({ version }) => version === to));
  if (!current || (to !== undefined && current.version !== to))
    throw new Error(`${name} has no earlier release ${to ? `${to} ` : ''}to go back to`);
  return historyOf([current, ...others]);
}
