import type { Release } from '@idavuelta/shared/contracts';

/** One attempt to run a release. */
export interface Attempt {
  release: Release;
  /** Grows with each failure, so that nothing of a failed attempt is used again. */
  number: number;
}

export const isSameRelease = (one: Release, other: Release) => one.uniqueName === other.uniqueName;

export const isSameAttempt = (one: Attempt | undefined, other: Attempt | undefined) =>
  one?.release.uniqueName === other?.release.uniqueName && one?.number === other?.number;

/** Which releases are not tried, and how often each has failed. */
export interface ReleaseChoice {
  /** Keys of releases, or of one outlet of a release, that are not tried before `clearFailures`. */
  excluded: readonly string[];
  /** How often an outlet of a release has failed. */
  failures: Readonly<Record<string, number>>;
}

export const noFailures: ReleaseChoice = { excluded: [], failures: {} };

const keyOf = ({ uniqueName }: Release, outlet: string) => `${uniqueName} ${outlet}`;

/**
 * The attempts to make for an outlet, in their order, without releases that failed.
 * @param releases of the module, the current one first
 * @param running the mounted attempt: it comes first, even when a newer release was published meanwhile
 */
export function attemptsFor(
  { excluded, failures }: ReleaseChoice,
  releases: Release[],
  outlet: string,
  running: Attempt | undefined,
): Attempt[] {
  const others = releases.filter(({ uniqueName }) => uniqueName !== running?.release.uniqueName);
  return [...(running ? [running.release] : []), ...others]
    .filter((release) => !excluded.includes(release.uniqueName) && !excluded.includes(keyOf(release, outlet)))
    .map((release) => ({
      release,
      number: failures[keyOf(release, outlet)] ?? (release === running?.release ? running.number : 0),
    }));
}

/** The outlet of the release does not work: it is not tried again before `clearFailures`. */
export const markFailed = (
  { excluded, failures }: ReleaseChoice,
  { release, number }: Attempt,
  outlet: string,
): ReleaseChoice => ({
  excluded: [...excluded, keyOf(release, outlet)],
  failures: { ...failures, [keyOf(release, outlet)]: number + 1 },
});

/** Nothing of the release is tried again before `clearFailures`. */
export const excludeRelease = (
  { excluded, failures }: ReleaseChoice,
  { uniqueName }: Pick<Release, 'uniqueName'>,
): ReleaseChoice => ({
  excluded: [...excluded, uniqueName],
  failures,
});

/** Lets all of them be tried again. The numbers of attempts go on. */
export const clearFailures = ({ failures }: ReleaseChoice): ReleaseChoice => ({ excluded: [], failures });
