import type { Registry, Release } from '@idavuelta/shared/contracts';
import { ModuleError } from './module-error.ts';

/** One try to run one release. */
export interface Attempt {
  release: Release;
  /** Grows with each failure, so that nothing of a failed attempt is used again. */
  number: number;
}

export const isSameRelease = (one: Release, other: Release) => one.uniqueName === other.uniqueName;

export const isSameAttempt = (one: Attempt | undefined, other: Attempt) =>
  one?.release.uniqueName === other.release.uniqueName && one.number === other.number;

/** Knows which releases of a module to try for a page or slot, and in which order. */
export function createReleaseChoice(registry: () => Registry | undefined) {
  const excluded = new Set<string>();
  const failures = new Map<string, number>();
  const keyOf = ({ uniqueName }: Release, outlet: string) => `${uniqueName} ${outlet}`;

  /** @throws ModuleError when the registry does not have the module */
  function releasesOf(name: string): Release[] {
    const entry = registry()?.modules[name];
    if (!entry) throw new ModuleError(name, 'unknown-module');
    return [entry.current, ...(entry.previous ? [entry.previous] : [])];
  }

  return {
    /**
     * The attempts to make, without releases that failed.
     * @param running the mounted attempt: it comes first, even when a newer release was published meanwhile
     * @throws ModuleError when the registry does not have the module
     */
    attempts(name: string, outlet: string, running: Attempt | undefined): Attempt[] {
      const others = releasesOf(name).filter(({ uniqueName }) => uniqueName !== running?.release.uniqueName);
      return [...(running ? [running.release] : []), ...others]
        .filter((release) => !excluded.has(release.uniqueName) && !excluded.has(keyOf(release, outlet)))
        .map((release) => ({
          release,
          number: failures.get(keyOf(release, outlet)) ?? (release === running?.release ? running.number : 0),
        }));
    },
    /** The release's page or slot does not work: it is not tried again before `clearFailures`. */
    markFailed({ release, number }: Attempt, outlet: string) {
      excluded.add(keyOf(release, outlet));
      failures.set(keyOf(release, outlet), number + 1);
    },
    /** Nothing of the release is tried again before `clearFailures`. */
    excludeRelease: ({ uniqueName }: Release) => excluded.add(uniqueName),
    /** Lets all of them be tried again. The numbers of attempts go on. */
    clearFailures: () => excluded.clear(),
  };
}
