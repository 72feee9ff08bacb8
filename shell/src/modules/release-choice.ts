import type { Release } from '@idavuelta/shared/contracts';

/** One attempt to run a release. */
export interface Attempt {
  release: Release;
  /** Grows with each failure, so that nothing of a failed attempt is reused. */
  number: number;
}

export const isSameRelease = (one: Release, other: Release) => one.uniqueName === other.uniqueName;

export const isSameAttempt = (one: Attempt | undefined, other: Attempt | undefined) =>
  one?.release.uniqueName === other?.release.uniqueName && one?.number === other?.number;

/** Which releases to skip, and how often each has failed. */
export interface ReleaseChoice {
  /** Keys of releases, or of single outlets of a release, to skip until `clearFailures`. */
  excluded: readonly string[];
  /** How often an outlet of a release has failed. */
  failures: Readonly<Record<string, number>>;
}

export const noFailures: ReleaseChoice = { excluded: [], failures: {} };

const keyOf = ({ uniqueName }: Release, outlet: string) => `${uniqueName} ${outlet}`;

/**
 * Returns the attempts to make for an outlet in order, without failed releases.
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

/** Skips the outlet of this release until `clearFailures`. */
export const markFailed = (
  { excluded, failures }: ReleaseChoice,
  { release, number }: Attempt,
  outlet: string,
): ReleaseChoice => ({
  excluded: [...excluded, keyOf(release, outlet)],
  failures: { ...failures, [keyOf(release, outlet)]: number + 1 },
});

/** Skips the whole release until `clearFailures`. */
export const excludeRelease = (
  { excluded, failures }: ReleaseChoice,
  { uniqueName }: Pick<Release, 'uniqueName'>,
): ReleaseChoice => ({
  excluded: [...excluded, uniqueName],
  failures,
});

/** Allows all releases to be tried again. Attempt numbers keep growing. */
export const clearFailures = ({ failures }: ReleaseChoice): ReleaseChoice => ({ excluded: [], failures });
