import type { ReleaseHistory } from '@idavuelta/shared/contracts';

/** Releases to go back to, beside the current one. */
const maxEarlier = 6;

const historyOf = <R>([current, previous, ...older]: [R, ...R[]]): ReleaseHistory<R> => ({
  current,
  ...(previous && { previous }),
  ...(older.length && { older }),
});

const earlier = <R>({ previous, older = [] }: ReleaseHistory<R>) => (previous ? [previous, ...older] : []);

/** The history after a publish: what was current can be gone back to. */
export function published<R extends { version: string }>(release: R, before?: ReleaseHistory<R>): ReleaseHistory<R> {
  if (before?.current.version === release.version) return before;
  const others = before ? [before.current, ...earlier(before)] : [];
  return historyOf([release, ...others.filter(({ version }) => version !== release.version).slice(0, maxEarlier)]);
}

/**
 * The history after a roll-back. The release that is left is forgotten: whoever wants it again publishes it.
 * @throws Error when there is no earlier release
 */
export function rolledBack<R>(name: string, history?: ReleaseHistory<R>): ReleaseHistory<R> {
  const [current, ...others] = history ? earlier(history) : [];
  if (!current) throw new Error(`${name} has no earlier release to go back to`);
  return historyOf([current, ...others]);
}
